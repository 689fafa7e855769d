package dev.onceledger.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.onceledger.ledger.Claim;
import dev.onceledger.ledger.Ledger;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.ledger.Scope;
import dev.onceledger.testing.TestDatabase;
import java.lang.management.ManagementFactory;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** A claim that has to wait until another transaction with the same key ends. */
@ParameterizedClass
@EnumSource(TestDatabase.class)
class KeyWaitTest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Duration HELD = Duration.ofSeconds(1);
    private static final Scope SCOPE = new Scope("alice", "POST /orders", "k-1");

    @Parameter
    TestDatabase kind;

    /** What a thread's wait took of a processor, and what came of it. */
    private record Waited(Duration processor, boolean won) {}

    @Test
    void costsHardlyAnyProcessorTimeAndEndsWithTheOtherTransaction() throws Exception {
        try (LedgerDatabase database = kind.open()) {
            Waited lost = whileAnotherHolds(database, true);
            assertThat(lost.won()).as("after the other's commit").isFalse();
            assertThat(lost.processor()).isLessThan(HELD.dividedBy(4));
        }
    }

    @Test
    void wonAfterTheOthersRollback() throws Exception {
        try (LedgerDatabase database = kind.open()) {
            assertThat(whileAnotherHolds(database, false).won()).isTrue();
        }
    }

    @Test
    void endsWithItsBudgetAsATimeOut() {
        try (LedgerDatabase database = kind.open();
                UnitOfWork holder = database.begin(Budget.of(PATIENCE), true)) {
            claim(database, holder);
            long began = System.nanoTime();
            DatabaseFailure failure = catchThrowableOfType(DatabaseFailure.class, () -> {
                try (UnitOfWork waiting = database.begin(Budget.of(HELD), true)) {
                    claim(database, waiting);
                }
            });
            assertThat(failure.kind()).isEqualTo(Failure.TIMED_OUT);
            assertThat(Duration.ofNanos(System.nanoTime() - began)).isBetween(HELD.dividedBy(2), PATIENCE.dividedBy(2));
        }
    }

    @Test
    void endsAtOnceForAThreadThatIsAskedToStop() {
        triesOnceWhen(() -> {
            Thread.currentThread().interrupt();
            return new SQLException("held");
        });
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void endsWhenItsStatementIsCancelled() {
        triesOnceWhen(() -> new SQLException("cancelled", "57014"));
    }

    private static void triesOnceWhen(Supplier<SQLException> attempt) {
        AtomicInteger tries = new AtomicInteger();
        DatabaseFailure failure =
                catchThrowableOfType(DatabaseFailure.class, () -> new KeyWait(Budget.of(HELD)).until(() -> {
                    tries.incrementAndGet();
                    throw new DatabaseFailure(Failure.TIMED_OUT, null, null, attempt.get());
                }));
        assertThat(failure.kind()).isEqualTo(Failure.TIMED_OUT);
        assertThat(tries).hasValue(1);
    }

    private static Waited whileAnotherHolds(LedgerDatabase database, boolean commits) throws Exception {
        ExecutorService rival = Executors.newSingleThreadExecutor();
        try {
            Future<Waited> waiting;
            try (UnitOfWork holder = database.begin(Budget.of(PATIENCE), true)) {
                claim(database, holder);
                waiting = rival.submit(() -> waited(database));
                assertThatThrownBy(() -> waiting.get(HELD.toMillis(), TimeUnit.MILLISECONDS))
                        .isInstanceOf(TimeoutException.class);
                if (commits) {
                    holder.commit();
                }
            }
            return waiting.get();
        } finally {
            rival.shutdownNow();
        }
    }

    private static Waited waited(LedgerDatabase database) {
        try (UnitOfWork work = database.begin(Budget.of(PATIENCE), true)) {
            long before = processorNanos();
            boolean won = claim(database, work);
            return new Waited(Duration.ofNanos(processorNanos() - before), won);
        }
    }

    private static boolean claim(LedgerDatabase database, UnitOfWork work) {
        Claim claim = new Claim(SCOPE, "v1:sha256:" + "0".repeat(64), "{}", Duration.ofHours(72));
        return new Ledger(database, LedgerClock.database()).claim(work, claim).get();
    }

    private static long processorNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
