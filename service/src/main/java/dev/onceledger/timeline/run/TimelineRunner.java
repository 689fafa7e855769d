package dev.onceledger.timeline.run;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Target;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.timeline.Setup;
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
        try (TimelineSession session = open(timeline, target, kind, listener)) {
            while (!session.isDone()) {
                session.next();
            }
            return session.outcome();
        }
    }

    /** Prepares a run that is driven tick by tick; the caller closes it, which drops its ledger. */
    public static TimelineSession open(Timeline timeline, Target target, RunListener listener) throws SQLException {
        return open(timeline, target, OrderDeployment.KIND, listener);
    }

    /** The same with all requests sent to a deployment of this kind. */
    public static TimelineSession open(Timeline timeline, Target target, Deployment.Kind kind, RunListener listener)
            throws SQLException {
        Setup setup = timeline.setup();
        RunLedger ledger = RunLedger.open(target, setup);
        LedgerDatabase database = ledger.database();
        LedgerClock clock = LedgerClock.database();
        Company company = new Company(new Waits(database.client(), database.dialect()), setup.bound());
        Deployment deployment = deploy(kind, ledger, clock, setup);
        for (String name : timeline.clients()) {
            ClientConnection connection = new ClientConnection(database.target(), database.dialect());
            company.add(new Client(name, deployment.sender(database.over(connection)), connection, company::tell));
        }
        Diary diary = new Diary();
        LiveStage stage = new LiveStage(
                company,
                new Observer(database),
                new Outside(database, clock, setup.bound()),
                clock,
                new Deployed(kind.name(), deployment),
                diary,
                listener);
        return new TimelineSession(timeline, ledger, deployment, company, stage, diary, listener);
    }

    private static Deployment deploy(Deployment.Kind kind, RunLedger ledger, LedgerClock clock, Setup setup) {
        try {
            return kind.deploy(ledger.database(), clock, setup);
        } catch (RuntimeException failed) {
            ledger.close();
            throw failed;
        }
    }
}
