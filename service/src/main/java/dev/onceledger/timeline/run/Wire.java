package dev.onceledger.timeline.run;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Target;
import dev.onceledger.timeline.wire.CuttingProxy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.sql.SQLException;
import java.util.Optional;

/** The way from one client to its database: through a proxy that can cut it, wherever there is a socket between. */
final class Wire implements AutoCloseable {
    private final Target target;
    private final CuttingProxy proxy;

    private Wire(Target target, CuttingProxy proxy) {
        this.target = target;
        this.proxy = proxy;
    }

    /** Straight, without anything to cut. */
    static Wire direct(LedgerDatabase database) {
        return new Wire(database.target(), null);
    }

    /** Through a proxy of its own, unless the database is embedded or its URL already leads its sockets elsewhere. */
    static Wire to(LedgerDatabase database) throws SQLException {
        Optional<InetSocketAddress> server = database.server();
        return server.isEmpty() ? direct(database) : through(server.get(), database);
    }

    private static Wire through(InetSocketAddress server, LedgerDatabase database) {
        try {
            CuttingProxy proxy = new CuttingProxy(server);
            Target direct = database.target();
            String url = database.dialect().through(direct.url(), proxy.port());
            return new Wire(
                    new Target(url, direct.user(), direct.password(), direct.schema(), direct.poolSize()), proxy);
        } catch (IOException noPort) {
            throw new UncheckedIOException(noPort);
        }
    }

    /** What to connect to. */
    Target target() {
        return target;
    }

    /** The server's next answer does not arrive, and the connection ends in its place; false where nothing can be cut. */
    boolean losesNextAnswer() {
        if (proxy == null) {
            return false;
        }
        proxy.arm(CuttingProxy.Fault.BEFORE_THE_ANSWER);
        return true;
    }

    @Override
    public void close() {
        if (proxy != null) {
            try {
                proxy.close();
            } catch (IOException gone) {
                throw new UncheckedIOException(gone);
            }
        }
    }
}
