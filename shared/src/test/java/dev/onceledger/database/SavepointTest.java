package dev.onceledger.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.testing.TestDatabase;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What others notice when a transaction takes its changes back and stays open. */
@ParameterizedClass
@EnumSource(TestDatabase.class)
class SavepointTest {
    /** The moment in which H2 alone loses its word to those who wait is short: it takes some rounds to meet it. */
    private static final int ROUNDS = 60;

    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final Sql TAKE = Sql.of("update stock set available = available - 1 where sku = 'A-10'");

    @Parameter
    TestDatabase kind;

    @Test
    void whoWaitsForARowGoesOnAtOnceWhenItsHolderTakesItsChangeBack() throws Exception {
        ExecutorService rival = Executors.newSingleThreadExecutor();
        try (LedgerDatabase database = kind.open()) {
            database.client()
                    .sql("insert into stock (sku, available, for_sale) values ('A-10', 1000, true)")
                    .update();
            for (int round = 1; round <= ROUNDS; round++) {
                try (UnitOfWork holder = database.begin(Budget.of(PATIENCE), true)) {
                    holder.savepoint();
                    holder.updateExactlyOne(TAKE, Map.of());
                    CountDownLatch begun = new CountDownLatch(1);
                    Future<?> waiting = rival.submit(() -> take(database, begun));
                    begun.await();
                    awaitWait(database, waiting);
                    holder.undoChanges();
                    assertThat(waiting).as("round %d of %d", round, ROUNDS).succeedsWithin(PATIENCE.dividedBy(2));
                }
            }
        } finally {
            rival.shutdownNow();
        }
    }

    private static void take(LedgerDatabase database, CountDownLatch begun) {
        try (UnitOfWork work = database.begin(Budget.of(PATIENCE), true)) {
            begun.countDown();
            work.updateExactlyOne(TAKE, Map.of());
            work.commit();
        }
    }

    private static void awaitWait(LedgerDatabase database, Future<?> waiting) {
        boolean shown = false;
        while (!shown) {
            assertThat(waiting).as("nobody holds it back").isNotDone();
            shown = !database.client()
                    .sql(database.dialect().sessions().waits())
                    .query((row, number) -> row.getLong(1))
                    .list()
                    .isEmpty();
        }
    }
}
