package dev.onceledger.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.browse.ActivityFilter;
import dev.onceledger.browse.ActivityRow;
import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.database.Budget;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.ledger.Claim;
import dev.onceledger.ledger.Ledger;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.ledger.Scope;
import dev.onceledger.ledger.Status;
import dev.onceledger.sweep.SweepResult.Ending;
import dev.onceledger.testing.Rows;
import dev.onceledger.testing.TestDatabase;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class SweepTogetherTest {
    private static final Instant LONG_AGO = Instant.parse("2026-01-01T00:00:00Z");
    private static final int DUE = 400;

    @Parameter
    TestDatabase kind;

    private final LedgerClock clock = LedgerClock.database();
    private LedgerDatabase database;

    @BeforeEach
    void fill() {
        database = kind.open();
        Rows rows = new Rows(database);
        for (int i = 0; i < DUE; i++) {
            rows.succeeded(scope(i), LONG_AGO, LONG_AGO.plusSeconds(1 + i / 10));
        }
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void twoOperatorsAtOnceSweepEachRecordOnceBetweenThem() {
        CyclicBarrier together = new CyclicBarrier(2);
        SweepPlan plan = new Sweep(database, clock, () -> {}).plan(null);
        CompletableFuture<SweepResult> one = CompletableFuture.supplyAsync(() -> run(plan, "mina", together));
        CompletableFuture<SweepResult> two = CompletableFuture.supplyAsync(() -> run(plan, "jun", together));
        assertThat(one.join().ending()).isEqualTo(Ending.COMPLETED);
        assertThat(two.join().ending()).isEqualTo(Ending.COMPLETED);
        assertThat(one.join().swept() + two.join().swept()).isEqualTo(DUE);
        assertThat(new KeyBrowser(database).counts()).isEqualTo(Map.of(Status.EXPIRED, (long) DUE));
        assertThat(new KeyBrowser(database)
                        .activity(ActivityFilter.all(), null, 10).rows().stream()
                                .mapToLong(ActivityRow::affected)
                                .sum())
                .isEqualTo(DUE);
    }

    @Test
    void aLateRetryWaitsNoLongerThanOneBatchAndLoses() {
        Ledger ledger = new Ledger(database, clock);
        AtomicLong longest = new AtomicLong();
        AtomicLong won = new AtomicLong();
        Sweep sweep = new Sweep(database, clock, () -> {
            long begun = System.nanoTime();
            try (UnitOfWork work = database.begin(Budget.of(Duration.ofSeconds(10)), true)) {
                Claim again = new Claim(scope(DUE - 1), "v1:aa", "{}", Duration.ofHours(72));
                if (ledger.claim(work, again).get()) {
                    won.incrementAndGet();
                }
            }
            longest.accumulateAndGet(System.nanoTime() - begun, Math::max);
        });
        sweep.run(sweep.plan(null), new SweepRequest(100, "mina", null), SweepProgress.SILENT, () -> false);
        assertThat(won).hasValue(0);
        assertThat(Duration.ofNanos(longest.get())).isLessThan(Duration.ofSeconds(2));
    }

    @Test
    void aRunThatTheDatabaseEndsKeepsItsTrueCountOnRecord() {
        Sweep sweep = new Sweep(database, clock, () -> {});
        AtomicLong batches = new AtomicLong();
        SweepResult result = sweep.run(
                sweep.plan(null),
                new SweepRequest(50, "mina", null),
                (swept, due, reached) -> {
                    if (batches.incrementAndGet() == 3) {
                        refuseFurtherTombstones();
                    }
                },
                () -> false);
        assertThat(result.ending()).isEqualTo(Ending.FAILED);
        assertThat(result.failure()).isPresent();
        assertThat(result.swept()).isEqualTo(150);
        assertThat(result.remaining()).isEqualTo(DUE - 150);
        ActivityRow audit = new KeyBrowser(database)
                .activity(ActivityFilter.all(), null, 10)
                .rows()
                .get(0);
        assertThat(audit.affected()).isEqualTo(150);
        assertThat(audit.detail()).startsWith("failed after 150");
    }

    @Test
    void aConnectionLostBetweenBatchesIsNotTheEndOfTheRun() {
        AtomicLong opened = new AtomicLong();
        LedgerDatabase shaky = database.over(budget -> {
            if (opened.incrementAndGet() % 3 == 0) {
                throw new SQLException("the connection went", "08006");
            }
            return database.dataSource().getConnection();
        });
        SweepPlan plan = new Sweep(database, clock, () -> {}).plan(null);
        SweepResult result = new Sweep(shaky, clock, () -> {})
                .run(plan, new SweepRequest(50, "mina", null), SweepProgress.SILENT, () -> false);
        assertThat(result.ending()).isEqualTo(Ending.COMPLETED);
        assertThat(result.swept()).isEqualTo(DUE);
    }

    @Test
    void aRecordThatAnotherTransactionHoldsIsLeftOrWaitedForButNeverLost() {
        try (UnitOfWork other = database.begin(Budget.of(Duration.ofSeconds(60)), true)) {
            other.update(
                            Sql.of("update idempotency_records set location = 'x' where idem_key = :key"),
                            Map.of("key", scope(0).key()))
                    .get();
            Sweep sweep = new Sweep(database, clock, () -> {});
            CompletableFuture<SweepResult> running = CompletableFuture.supplyAsync(() ->
                    sweep.run(sweep.plan(null), new SweepRequest(50, "mina", null), SweepProgress.SILENT, () -> false));
            if (kind == TestDatabase.POSTGRESQL) {
                assertThat(running.join().swept()).isEqualTo(DUE - 1);
                assertThat(running.join().remaining()).isEqualTo(1);
            } else {
                other.commit();
                assertThat(running.join().swept()).isEqualTo(DUE);
            }
        }
        Sweep again = new Sweep(database, clock, () -> {});
        again.run(again.plan(null), new SweepRequest(50, "mina", null), SweepProgress.SILENT, () -> false);
        assertThat(again.plan(null).due()).isZero();
    }

    private SweepResult run(SweepPlan plan, String operator, CyclicBarrier together) {
        try {
            together.await();
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
        }
        return new Sweep(database, clock, Thread::yield)
                .run(plan, new SweepRequest(7, operator, null), SweepProgress.SILENT, () -> false);
    }

    private void refuseFurtherTombstones() {
        String limit = kind == TestDatabase.POSTGRESQL ? " not valid" : " nocheck";
        database.client()
                .sql("alter table idempotency_records add constraint refused check"
                        + " (expired_at is null or idem_key like 'never')" + limit)
                .update();
    }

    private static Scope scope(int number) {
        return new Scope("user-" + number % 3, "create-order", "key-" + number);
    }
}
