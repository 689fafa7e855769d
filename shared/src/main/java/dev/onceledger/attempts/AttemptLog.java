package dev.onceledger.attempts;

import dev.onceledger.database.DatabaseFailure;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.ledger.Scope;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Remembers attempts and counts replays and conflicts without making a request wait: a thread of its own writes them, at
 * least every second. A crash may lose that second; what finds no room is dropped and counted.
 */
public final class AttemptLog implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(AttemptLog.class);
    private static final long MILLIS_BETWEEN_FLUSHES = 500;
    private static final long MILLIS_TO_END = 10_000;

    private final AttemptQueue attempts;
    private final KeyCounters counters;
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread writer;

    /**
     * Begins to write into this database.
     *
     * @param capacity how many attempts, and how many counted keys, may wait to be written
     */
    public AttemptLog(LedgerDatabase database, LedgerClock clock, int capacity) {
        this.attempts = new AttemptQueue(database, clock, capacity);
        this.counters = new KeyCounters(database, clock, capacity);
        this.writer = new Thread(this::writeUntilClosed, "onceledger-attempts");
        writer.setDaemon(true);
        writer.start();
    }

    /** Remembers an attempt; returns at once. */
    public void record(Attempt attempt) {
        attempts.add(attempt);
    }

    /** Counts a replay of a stored answer; returns at once. */
    public void replayed(Scope scope) {
        counters.count(scope, 1, 0);
    }

    /** Counts another request under a used key; returns at once. */
    public void conflicted(Scope scope) {
        counters.count(scope, 0, 1);
    }

    /** How many attempts and counts found no room, or could not be written for a minute, since the start. */
    public long dropped() {
        return attempts.dropped() + counters.dropped();
    }

    /**
     * Writes what waits, now and on this thread.
     *
     * @throws DatabaseFailure if that failed; what was not written goes on waiting
     */
    public void flush() {
        try {
            attempts.flush();
        } finally {
            counters.flush();
        }
    }

    /** Writes what waits, if the database lets it, and ends the thread; interrupts nothing. */
    @Override
    public void close() {
        closed.countDown();
        try {
            writer.join(MILLIS_TO_END);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void writeUntilClosed() {
        boolean last = false;
        while (!last) {
            last = pause();
            try {
                flush();
            } catch (RuntimeException failed) {
                LOG.warn("attempts could not be written yet: {}", failed.getMessage());
            }
        }
    }

    private boolean pause() {
        try {
            return closed.await(MILLIS_BETWEEN_FLUSHES, TimeUnit.MILLISECONDS);
        } catch (InterruptedException unwanted) {
            // Nobody here interrupts; whoever does must not end the log nor meet it inside a JDBC call.
            return false;
        }
    }
}
