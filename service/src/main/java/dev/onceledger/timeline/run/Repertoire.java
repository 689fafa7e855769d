package dev.onceledger.timeline.run;

import dev.onceledger.database.Target;
import dev.onceledger.timeline.Timeline;
import java.sql.SQLException;

/**
 * One ledger on which timeline after timeline is run, for whoever has hundreds to run. What a design changes in the ledger's
 * tables stays: designs with and without the second guard need one each.
 */
public final class Repertoire implements AutoCloseable {
    private final Target target;
    private RunLedger ledger;

    private Repertoire(Target target) {
        this.target = target;
    }

    /** A ledger in this database, made with the first run. */
    public static Repertoire on(Target target) {
        return new Repertoire(target);
    }

    /**
     * Runs a timeline from its first tick to its end on the ledger made as new.
     *
     * @throws SQLException if the database cannot be reached
     */
    public Outcome run(Timeline timeline, Deployment.Kind kind, RunListener listener) throws SQLException {
        if (ledger == null) {
            ledger = RunLedger.open(target, timeline.setup());
        }
        Theatre theatre = Theatre.on(ledger, timeline, kind, listener);
        try (TimelineSession session = new TimelineSession(timeline, theatre, listener)) {
            while (!session.isDone()) {
                session.next();
            }
            return session.outcome();
        }
    }

    /** Drops the ledger. */
    @Override
    public void close() {
        if (ledger != null) {
            ledger.close();
        }
    }
}
