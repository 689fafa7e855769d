package dev.onceledger.order;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Target;
import dev.onceledger.testing.OrderWorld;
import dev.onceledger.testing.OrderingProcess;
import dev.onceledger.testing.TestDatabase;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The process dies by kill -9 right after an answer: no answered order may be missing afterwards, none half made. */
class RestartTest {
    private static final int STOCK = 1_000_000;

    @ParameterizedTest
    @EnumSource(names = {"H2_FILE", "POSTGRESQL"})
    void noAnsweredOrderIsMissingAfterAKill(TestDatabase kind) throws Exception {
        killAndLook(kind, 3);
    }

    @Tag("search")
    @ParameterizedTest
    @EnumSource(names = {"H2_FILE", "POSTGRESQL"})
    void noAnsweredOrderIsMissingAfterManyKills(TestDatabase kind) throws Exception {
        killAndLook(kind, 20);
    }

    private static void killAndLook(TestDatabase kind, int rounds) throws Exception {
        OrderWorld world = new OrderWorld(kind);
        world.database()
                .client()
                .sql("update stock set available = ?")
                .param(STOCK)
                .update();
        Target target = world.database().target();
        world.close();
        Map<String, String> answered = new HashMap<>();
        for (int round = 0; round < rounds; round++) {
            answered.putAll(orderUntilKilled(target, "r" + round, 3 + 7 * round));
            try (LedgerDatabase reopened = LedgerDatabase.open(target)) {
                nothingIsMissing(reopened, answered);
            }
        }
    }

    /** By its handle: killing through Process would close the pipe, and with it the answers that are still in there. */
    private static Map<String, String> orderUntilKilled(Target target, String prefix, int answers)
            throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        OrderingProcess.class.getName(),
                        target.url(),
                        target.user(),
                        target.password(),
                        target.schema() == null ? "-" : target.schema(),
                        prefix)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        Map<String, String> answered = new HashMap<>();
        try (BufferedReader lines = process.inputReader()) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] parts = line.split(" ");
                if (parts.length == 4 && parts[3].equals(OrderingProcess.END)) {
                    assertThat(parts[1]).isEqualTo("201");
                    answered.put(parts[0], parts[2].substring("/orders/".length()));
                }
                if (answered.size() == answers) {
                    process.toHandle().destroyForcibly();
                }
            }
        } finally {
            process.destroyForcibly();
        }
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(answered).hasSizeGreaterThanOrEqualTo(answers);
        return answered;
    }

    private static void nothingIsMissing(LedgerDatabase database, Map<String, String> answered) {
        Map<String, String> orders = new HashMap<>();
        database.client().sql("""
                select o.idem_key, o.order_id from orders o join idempotency_records r
                    on r.principal = o.principal and r.operation = o.operation and r.idem_key = o.idem_key
                   and r.resource_id = o.order_id and r.status = 'SUCCEEDED'
                join order_items i on i.order_id = o.order_id
                """).query(row -> {
            orders.put(row.getString(1), row.getString(2));
        });
        answered.forEach((key, order) -> assertThat(orders).containsEntry(key, order));
        long made = count(database, "select count(*) from orders");
        assertThat(made).isEqualTo(orders.size());
        assertThat(count(database, "select count(*) from idempotency_records")).isEqualTo(made);
        assertThat(count(database, "select available from stock where sku = 'A-10'"))
                .isEqualTo(STOCK - 2 * made);
    }

    private static long count(LedgerDatabase database, String sql) {
        return database.client().sql(sql).query(Long.class).single();
    }
}
