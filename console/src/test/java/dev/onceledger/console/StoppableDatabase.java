package dev.onceledger.console;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Target;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.UUID;
import org.h2.tools.Server;

/** A database on a server of one test that can be stopped and started again where it was, of either kind. */
public abstract class StoppableDatabase implements AutoCloseable {
    /** The kinds there are. */
    public enum Kind {
        H2,
        POSTGRESQL
    }

    /** A running one; its data go into this folder. */
    public static StoppableDatabase start(Kind kind, Path folder) {
        return kind == Kind.H2 ? new H2(folder) : new PostgreSql(folder);
    }

    /** A place for a new ledger on it. */
    public abstract Target target();

    /** Starts it again where it was. */
    public abstract void start();

    /** Stops it, which ends all its sessions. */
    public abstract void stop();

    /** A new ledger with this many keys. */
    public LedgerDatabase ledger(int keys) {
        return SampleLedger.at(target(), keys);
    }

    @Override
    public void close() {
        stop();
    }

    private static final class PostgreSql extends StoppableDatabase {
        private final StoppableServer server;

        PostgreSql(Path folder) {
            server = new StoppableServer(folder);
        }

        @Override
        public Target target() {
            return server.target();
        }

        @Override
        public void start() {
            server.start();
        }

        @Override
        public void stop() {
            server.stop();
        }
    }

    private static final class H2 extends StoppableDatabase {
        private static final String OPTIONS =
                ";WRITE_DELAY=0;MODE=PostgreSQL;DATABASE_TO_LOWER=TRUE;DEFAULT_NULL_ORDERING=HIGH";

        private final Path folder;
        private int port;
        private Server server;

        H2(Path folder) {
            this.folder = folder;
            start();
        }

        @Override
        public Target target() {
            String name = "t" + UUID.randomUUID().toString().replace("-", "");
            return new Target("jdbc:h2:tcp://127.0.0.1:" + port + "/./" + name + OPTIONS, "sa", "test", null, 8);
        }

        @Override
        public void start() {
            try {
                server = Server.createTcpServer(
                                "-tcpPort",
                                String.valueOf(port),
                                "-ifNotExists",
                                "-baseDir",
                                folder.toAbsolutePath().toString())
                        .start();
                port = server.getPort();
            } catch (SQLException failed) {
                throw new IllegalStateException("the H2 server of the test did not start", failed);
            }
        }

        @Override
        public void stop() {
            server.stop();
        }
    }
}
