package dev.onceledger.console.service;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Target;
import dev.onceledger.http.OrderServer;
import dev.onceledger.http.ServerSettings;
import dev.onceledger.http.Tokens;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.sql.SQLException;
import org.springframework.boot.web.server.PortInUseException;

/** The order service with a pool of its own, so that a busy service does not keep the window's queries waiting. */
final class EmbeddedService implements AutoCloseable {
    private static final String LOOPBACK = "127.0.0.1";
    private static final int ANY_FREE = 0;

    private final Target target;
    private LedgerDatabase database;
    private OrderServer server;
    private boolean closed;

    EmbeddedService(Target target) {
        this.target = target;
    }

    /**
     * Starts it on this port, or on any free one where that is taken; one that runs already is given again.
     *
     * @throws IllegalStateException if it has been closed for good
     */
    synchronized OrderServer start(int port) throws SQLException {
        if (closed) {
            throw new IllegalStateException("the window is closing");
        } else if (server != null) {
            return server;
        }
        LedgerDatabase own = LedgerDatabase.open(target);
        try {
            server = serve(own, port);
        } catch (RuntimeException failed) {
            own.close();
            throw failed;
        }
        database = own;
        return server;
    }

    private static OrderServer serve(LedgerDatabase database, int port) {
        ServerSettings settings = ServerSettings.of(Tokens.sample());
        try {
            return OrderServer.start(database, settings.withAddress(LOOPBACK, isFree(port) ? port : ANY_FREE));
        } catch (PortInUseException taken) {
            return OrderServer.start(database, settings.withAddress(LOOPBACK, ANY_FREE));
        }
    }

    /** Asked before, since the web server warns at length of a port that is taken. */
    private static boolean isFree(int port) {
        try (ServerSocket listening = new ServerSocket(port, 1, InetAddress.getByName(LOOPBACK))) {
            return listening.isBound();
        } catch (IOException taken) {
            return false;
        }
    }

    /** Lets the requests in progress end, then stops; slow. */
    synchronized void stop() {
        if (server != null) {
            server.stop();
            database.close();
            server = null;
        }
    }

    /** Stops it for good. */
    @Override
    public synchronized void close() {
        closed = true;
        stop();
    }
}
