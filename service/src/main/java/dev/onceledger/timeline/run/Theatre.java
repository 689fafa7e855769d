package dev.onceledger.timeline.run;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Target;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.order.OrderService;
import dev.onceledger.order.Register;
import dev.onceledger.order.Witness;
import dev.onceledger.timeline.Setup;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.Unreachable;
import java.sql.SQLException;
import java.time.Clock;

/**
 * A ledger of its own with clients, an observer and a stage over it.
 *
 * @param ledger made for this
 * @param clock of the ledger
 * @param company the clients
 * @param observer who sees the committed rows
 * @param stage on which the clients are moved
 * @param diary what happens in a tick
 */
record Theatre(RunLedger ledger, LedgerClock clock, Company company, Observer observer, LiveStage stage, Diary diary) {

    static Theatre open(Timeline timeline, Target target, RunListener listener) throws SQLException {
        Setup setup = timeline.setup();
        RunLedger ledger = RunLedger.open(target, setup);
        LedgerDatabase database = ledger.database();
        LedgerClock clock = LedgerClock.database();
        Company company = new Company(new Waits(database.client(), database.dialect()), setup.bound());
        Register register = new Register(Clock.systemUTC());
        for (String name : timeline.clients()) {
            ClientConnection connection = new ClientConnection(database.target(), database.dialect());
            // Between two tries nothing is waited for: 'before retry' is a step at which a timeline can hold a client.
            OrderService service = new OrderService(
                    database.over(connection), clock, setup.settings(), register, Witness.NONE, pause -> {}, () -> 0.5);
            company.add(new Client(name, service, connection, company::tell));
        }
        Diary diary = new Diary();
        Observer observer = new Observer(database);
        Outside outside = new Outside(database, clock, setup.bound());
        LiveStage stage = new LiveStage(company, observer, outside, clock, diary, listener);
        return new Theatre(ledger, clock, company, observer, stage, diary);
    }

    /** Ends all clients, wherever they are, and drops the ledger; what a failed database keeps is found by Leftovers. */
    void close(boolean databaseFailed) {
        try {
            company.disband();
        } catch (Unreachable stuck) {
            throw new IllegalStateException(stuck.getMessage(), stuck);
        } finally {
            drop(databaseFailed);
        }
    }

    private void drop(boolean databaseFailed) {
        try {
            ledger.close();
        } catch (IllegalStateException left) {
            if (!databaseFailed) {
                throw left;
            }
        }
    }
}
