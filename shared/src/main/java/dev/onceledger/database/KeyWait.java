package dev.onceledger.database;

import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * Waits for a key that another open transaction holds, where the database would spend a whole processor on that: tries, and
 * rests a part of the time waited so far, so that who comes soon is noticed soon and who stays costs little.
 */
final class KeyWait {
    private static final String CANCELLED = "57014";
    private static final long PART = 8;
    private static final long SHORTEST_NANOS = 100_000;
    private static final long LONGEST_NANOS = Duration.ofMillis(5).toNanos();

    private final Budget budget;

    KeyWait(Budget budget) {
        this.budget = budget;
    }

    /**
     * Tries until the key is free, the budget is spent, the statement is cancelled, or the thread is interrupted, which it
     * stays.
     *
     * @param attempt must give up at once, as {@link Failure#TIMED_OUT}, while the key is held
     * @throws DatabaseFailure of the last attempt
     */
    <T> T until(Supplier<T> attempt) {
        long began = System.nanoTime();
        while (true) {
            try {
                return attempt.get();
            } catch (DatabaseFailure held) {
                if (held.kind() != Failure.TIMED_OUT || budget.isSpent() || isToStop(held)) {
                    throw held;
                }
            }
            rest(System.nanoTime() - began);
        }
    }

    /** A thread that is asked to stop has no rest left: it would try without a pause. */
    private static boolean isToStop(DatabaseFailure held) {
        return Thread.currentThread().isInterrupted()
                || held.getCause() instanceof SQLException error && CANCELLED.equals(error.getSQLState());
    }

    private void rest(long waitedNanos) {
        long part = Math.min(LONGEST_NANOS, Math.max(SHORTEST_NANOS, waitedNanos / PART));
        LockSupport.parkNanos(Math.min(part, budget.left().toNanos()));
    }
}
