package dev.onceledger.timeline.run;

import dev.onceledger.database.Target;
import dev.onceledger.timeline.Timeline;
import java.sql.SQLException;

/** Runs timelines on a real database, in ledgers made for each run. */
public final class TimelineRunner {
    private TimelineRunner() {}

    /**
     * Runs a timeline from its first tick to its end.
     *
     * @param target the database to run in; its ledger is not touched
     * @throws SQLException if it cannot be reached, or the ledger of the run cannot be made
     */
    public static Outcome run(Timeline timeline, Target target, RunListener listener) throws SQLException {
        return run(timeline, target, OrderDeployment.KIND, listener);
    }

    /** The same with all requests sent to a deployment of this kind. */
    public static Outcome run(Timeline timeline, Target target, Deployment.Kind kind, RunListener listener)
            throws SQLException {
        return toItsEnd(open(timeline, target, kind, listener));
    }

    private static Outcome toItsEnd(TimelineSession opened) {
        try (TimelineSession session = opened) {
            while (!session.isDone()) {
                session.next();
            }
            return session.outcome();
        }
    }

    /**
     * The same with every client a real process of its own, which a death ends as kill -9 does.
     *
     * @throws dev.onceledger.database.CannotOpen if processes cannot share this database
     */
    public static Outcome runInProcesses(Timeline timeline, Target target, RunListener listener) throws SQLException {
        return toItsEnd(openInProcesses(timeline, target, listener));
    }

    /** The same, driven tick by tick; the caller closes it. */
    public static TimelineSession openInProcesses(Timeline timeline, Target target, RunListener listener)
            throws SQLException {
        Carriers.refuseUnshared(target.url());
        Theatre theatre = Theatre.open(timeline, target, OrderDeployment.KIND, Carriers.PROCESSES, listener);
        return new TimelineSession(timeline, theatre, listener);
    }

    /** Prepares a run that is driven tick by tick; the caller closes it, which drops its ledger. */
    public static TimelineSession open(Timeline timeline, Target target, RunListener listener) throws SQLException {
        return open(timeline, target, OrderDeployment.KIND, listener);
    }

    /** The same with all requests sent to a deployment of this kind. */
    public static TimelineSession open(Timeline timeline, Target target, Deployment.Kind kind, RunListener listener)
            throws SQLException {
        return new TimelineSession(
                timeline, Theatre.open(timeline, target, kind, Carriers.THREADS, listener), listener);
    }
}
