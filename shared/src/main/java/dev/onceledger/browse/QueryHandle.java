package dev.onceledger.browse;

import dev.onceledger.database.Dialect;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;

/**
 * Bounds and ends queries from outside; one handle serves any number of queries, one after the other. Statements are
 * cancelled, threads never interrupted: an interrupt would close an embedded H2 file for everybody.
 */
public final class QueryHandle {
    private final int seconds;
    private Statement running;
    private boolean cancelled;

    private QueryHandle(int seconds) {
        this.seconds = seconds;
    }

    /** A handle whose queries each end after this time, rounded up to whole seconds. */
    public static QueryHandle within(Duration atMost) {
        return new QueryHandle((int) Math.max(1, (atMost.toMillis() + 999) / 1000));
    }

    /** Ends the running query and refuses all later ones; callable from any thread, more than once. */
    public synchronized void cancel() {
        cancelled = true;
        if (running != null) {
            try {
                running.cancel();
            } catch (SQLException gone) {
                // What cannot be cancelled any more has ended, or its time-out ends it.
            }
        }
    }

    /** Whether somebody has cancelled. */
    public synchronized boolean isCancelled() {
        return cancelled;
    }

    synchronized void started(Statement statement, Dialect dialect) throws SQLException {
        if (cancelled) {
            throw new QueryCancelled(null);
        }
        dialect.limitQuery(statement, seconds);
        running = statement;
    }

    /** Gives the time-out back, too, which on H2 belongs to the pooled connection. */
    synchronized void ended(Statement statement, Dialect dialect) throws SQLException {
        running = null;
        if (!statement.isClosed()) {
            dialect.limitQuery(statement, 0);
        }
    }

    synchronized boolean isRunning() {
        return running != null;
    }
}
