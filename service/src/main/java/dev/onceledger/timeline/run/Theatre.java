package dev.onceledger.timeline.run;

import dev.onceledger.database.CannotOpen;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Target;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.timeline.Setup;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.Unreachable;
import java.sql.SQLException;

/**
 * A ledger of its own with clients, an observer and a stage over it.
 *
 * @param ledger made for this
 * @param clock of the ledger
 * @param deployment what the clients send to
 * @param company the clients
 * @param observer who sees the committed rows
 * @param stage on which the clients are moved
 * @param diary what happens in a tick
 * @param rival another program on the same database
 */
record Theatre(
        RunLedger ledger,
        LedgerClock clock,
        Deployment deployment,
        Company company,
        Observer observer,
        LiveStage stage,
        Diary diary,
        RivalSession rival) {

    static Theatre open(Timeline timeline, Target target, Deployment.Kind kind, Carriers carriers, RunListener listener)
            throws SQLException {
        return open(timeline, RunLedger.open(target, timeline.setup()), kind, carriers, listener);
    }

    /** One for run after run, whose clients keep their connections. */
    static Theatre lasting(Timeline timeline, Target target, Deployment.Kind kind) throws SQLException {
        RunLedger ledger = RunLedger.open(QuickTarget.of(target), timeline.setup());
        return open(timeline, ledger, kind, Carriers.LASTING, RunListener.NONE);
    }

    /** One of several on a ledger that was used before and stays. */
    static Theatre on(RunLedger used, Timeline timeline, Deployment.Kind kind, RunListener listener)
            throws SQLException {
        used.reset(timeline.setup());
        Theatre theatre = open(timeline, used.lent(), kind, Carriers.THREADS, listener);
        theatre.deployment().clear();
        return theatre;
    }

    private static Theatre open(
            Timeline timeline, RunLedger ledger, Deployment.Kind kind, Carriers carriers, RunListener listener)
            throws SQLException {
        Setup setup = timeline.setup();
        LedgerDatabase database = ledger.database();
        LedgerClock clock = LedgerClock.database();
        Diary diary = new Diary();
        RivalSession rival = new RivalSession(database, clock, setup, diary::outside);
        Company company = new Company(new Waits(database.client(), database.dialect(), rival), setup.bound());
        Deployment deployment = deploy(kind, ledger, clock, setup);
        try {
            for (String name : timeline.clients()) {
                Carrier carrier = carriers.of(name, database, deployment, clock, setup);
                company.add(new Client(name, carrier, company::tell, company::rested));
            }
        } catch (SQLException | RuntimeException failed) {
            company.all().forEach(client -> client.carrier().close());
            deployment.close();
            ledger.closeAfter(failed);
            throw failed;
        }
        Observer observer = new Observer(database);
        Outside outside = new Outside(database, clock, setup.bound(), rival);
        LiveStage stage = new LiveStage(
                company, observer, outside, clock, new Deployed(kind.name(), deployment), diary, listener);
        return new Theatre(ledger, clock, deployment, company, observer, stage, diary, rival);
    }

    /** Ends all clients, wherever they are, and drops the ledger; what a failed database keeps is found by Leftovers. */
    void close(boolean databaseFailed) {
        try {
            company.disband();
            rival.close();
        } catch (Unreachable stuck) {
            throw new IllegalStateException(stuck.getMessage(), stuck);
        } finally {
            drop(databaseFailed);
        }
    }

    private static Deployment deploy(Deployment.Kind kind, RunLedger ledger, LedgerClock clock, Setup setup) {
        try {
            return kind.deploy(ledger.database(), clock, setup);
        } catch (RuntimeException failed) {
            ledger.closeAfter(failed);
            throw failed;
        }
    }

    private void drop(boolean databaseFailed) {
        try {
            deployment.close();
            ledger.close();
        } catch (CannotOpen left) {
            if (!databaseFailed) {
                throw left;
            }
        }
    }
}
