package dev.onceledger.browse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.testing.LargeLedger;
import dev.onceledger.testing.TestDatabase;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.jdbc.core.namedparam.MapSqlParameterSource;
import org.springframework.jdbc.core.namedparam.NamedParameterUtils;
import org.springframework.jdbc.core.namedparam.ParsedSql;

/**
 * How long a page of keys takes on a ledger of very many, beside the same statement in a bare JDBC loop, in interleaved turns of
 * one run. {@code -Dbench.rows=5000000} sets the size of the PostgreSQL ledger.
 */
@Tag("search")
class LargeLedgerBenchTest {
    private static final int PAGE = 200;
    private static final int TURNS = 200;
    private static final int WARM_UP = 30;

    @ParameterizedTest
    @CsvSource({"POSTGRESQL, 1000000", "H2_FILE, 200000"})
    void aPageTakesAtMostTwiceTheTimeOfTheBareStatementAndUnderATenthOfASecond(TestDatabase kind, int usual)
            throws Exception {
        int keys = kind == TestDatabase.POSTGRESQL ? Integer.getInteger("bench.rows", usual) : usual;
        try (LedgerDatabase database = kind.open()) {
            LargeLedger.fill(database, keys);
            Random random = new Random(11);
            Map<String, Function<Integer, String>> filters = new LinkedHashMap<>();
            filters.put("all", turn -> "");
            filters.put("principal", turn -> "principal:user-" + random.nextInt(10_000));
            filters.put("status SUCCEEDED", turn -> "status:SUCCEEDED");
            filters.put("status FAILED_FINAL", turn -> "status:FAILED_FINAL");
            filters.put("status EXPIRED", turn -> "status:EXPIRED");
            filters.put("common key prefix", turn -> "key:checkout-*");
            filters.put("rare key prefix", turn -> "key:checkout-" + (1000 + random.nextInt(9000)) + "*");
            List<String> slow = new ArrayList<>();
            for (Map.Entry<String, Function<Integer, String>> one : filters.entrySet()) {
                compare(database, one.getKey(), one.getValue(), slow);
            }
            assertThat(slow).isEmpty();
        }
    }

    private record Timed(Callable<Integer> read, List<Double> millis) {
        int run(boolean counts) throws Exception {
            long start = System.nanoTime();
            int rows = read.call();
            if (counts) {
                millis.add((System.nanoTime() - start) / 1e6);
            }
            return rows;
        }
    }

    private static void compare(
            LedgerDatabase database, String name, Function<Integer, String> filters, List<String> slow)
            throws Exception {
        KeyBrowser browser = new KeyBrowser(database);
        List<Double> ours = new ArrayList<>();
        List<Double> bare = new ArrayList<>();
        for (int turn = -WARM_UP; turn < TURNS; turn++) {
            KeyFilter filter = KeyFilter.parse(filters.apply(turn), ZoneOffset.UTC);
            PageQuery query = browser.first(filter, null, PAGE + 1);
            Timed browsed =
                    new Timed(() -> browser.page(filter, null, PAGE).rows().size(), ours);
            Timed looped = new Timed(() -> Math.min(bare(database, query), PAGE), bare);
            // Whoever reads first brings the rows into the memory of the other: each does so as often.
            List<Timed> order = turn % 2 == 0 ? List.of(browsed, looped) : List.of(looped, browsed);
            assertThat(order.get(0).run(turn >= 0)).isEqualTo(order.get(1).run(turn >= 0));
        }
        double ratio = at(ours, 0.5) / at(bare, 0.5);
        String told = "%s, %s: median %.2f ms, bare %.2f ms (%.2f times), 99th percentile %.1f ms"
                .formatted(database.dialect().productName(), name, at(ours, 0.5), at(bare, 0.5), ratio, at(ours, 0.99));
        System.out.println(told);
        if (ratio > 2 || at(ours, 0.99) > 100) {
            slow.add(told);
        }
    }

    private static int bare(LedgerDatabase database, PageQuery query) throws SQLException {
        Map<String, Object> values = new HashMap<>(query.parameters());
        values.replaceAll((name, value) -> value instanceof Instant at ? at.atOffset(ZoneOffset.UTC) : value);
        ParsedSql parsed = NamedParameterUtils.parseSqlStatement(query.sql());
        MapSqlParameterSource source = new MapSqlParameterSource(values);
        Object[] parameters = NamedParameterUtils.buildValueArray(parsed, source, null);
        try (Connection connection = database.dataSource().getConnection();
                PreparedStatement statement =
                        connection.prepareStatement(NamedParameterUtils.substituteNamedParameters(parsed, source))) {
            for (int i = 0; i < parameters.length; i++) {
                statement.setObject(i + 1, parameters[i]);
            }
            int rows = 0;
            try (ResultSet result = statement.executeQuery()) {
                int columns = result.getMetaData().getColumnCount();
                while (result.next()) {
                    for (int column = 1; column <= columns; column++) {
                        result.getObject(column);
                    }
                    rows++;
                }
            }
            return rows;
        }
    }

    private static double at(List<Double> values, double share) {
        return values.stream()
                .sorted()
                .skip((long) (values.size() * share))
                .findFirst()
                .orElseThrow();
    }
}
