package dev.onceledger.timeline.run;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Target;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.order.OrderService;
import dev.onceledger.order.Register;
import dev.onceledger.order.Witness;
import dev.onceledger.timeline.Setup;
import dev.onceledger.timeline.Timeline;
import java.sql.SQLException;
import java.time.Clock;

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
        try (TimelineSession session = open(timeline, target, listener)) {
            while (!session.isDone()) {
                session.next();
            }
            return session.outcome();
        }
    }

    /** Prepares a run that is driven tick by tick; the caller closes it, which drops its ledger. */
    public static TimelineSession open(Timeline timeline, Target target, RunListener listener) throws SQLException {
        Setup setup = timeline.setup();
        RunLedger ledger = RunLedger.open(target, setup);
        LedgerDatabase database = ledger.database();
        LedgerClock clock = LedgerClock.database();
        Company company = new Company(new Waits(database.client(), database.dialect()), setup.bound());
        Register register = new Register(Clock.systemUTC());
        for (String name : timeline.clients()) {
            ClientConnection connection = new ClientConnection(database.target(), database.dialect());
            // Between two tries nothing is waited for: 'before retry' is a step, and holding there is the timeline's
            // business.
            OrderService service = new OrderService(
                    database.over(connection), clock, setup.settings(), register, Witness.NONE, pause -> {}, () -> 0.5);
            company.add(new Client(name, service, connection, company::tell));
        }
        Diary diary = new Diary();
        LiveStage stage = new LiveStage(
                company, new Observer(database), new Outside(database, clock, setup.bound()), clock, diary, listener);
        return new TimelineSession(timeline, ledger, company, stage, diary, listener);
    }
}
