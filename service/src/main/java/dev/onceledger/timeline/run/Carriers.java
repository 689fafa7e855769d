package dev.onceledger.timeline.run;

import dev.onceledger.database.CannotOpen;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.timeline.Setup;
import java.sql.SQLException;

/** Makes what carries each client of a run. */
@FunctionalInterface
interface Carriers {
    /** One for a client; the database is the run's own. */
    Carrier of(String client, LedgerDatabase run, Deployment deployment, LedgerClock clock, Setup setup)
            throws SQLException;

    /** Threads of this process, each with a connection that a lost acknowledgement really breaks where there is a socket. */
    Carriers THREADS = (client, run, deployment, clock, setup) -> thread(run, deployment, Wire.to(run), false);

    /** Threads whose connections are kept from run to run. */
    Carriers LASTING = (client, run, deployment, clock, setup) -> thread(run, deployment, Wire.direct(run), true);

    /** A process for each client, with the order service in it. */
    Carriers PROCESSES = (client, run, deployment, clock, setup) ->
            new ProcessCarrier(client, new Post.Assignment(run.target(), setup.settings()), clock);

    private static Carrier thread(LedgerDatabase run, Deployment deployment, Wire wire, boolean kept) {
        ClientConnection connection = new ClientConnection(wire, run.dialect(), kept);
        return new ThreadCarrier(deployment.sender(run.over(connection)), connection);
    }

    /**
     * Makes sure that processes can share a database.
     *
     * @throws CannotOpen if they cannot, with the way out
     */
    static void refuseUnshared(String url) {
        if (url.startsWith("jdbc:h2:mem:")) {
            throw CannotOpen.refused(
                    "a database in memory lives in one process, and here every client is a process of its own;"
                            + " use --db h2:PATH or --db postgres, or leave --process away",
                    null);
        }
    }
}
