package dev.onceledger.console;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Target;
import dev.onceledger.testing.PostgresForTests;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.UUID;

/** A PostgreSQL of one test class that can be stopped and started again where it was. */
public final class StoppableServer implements AutoCloseable {
    private final Path data;
    private EmbeddedPostgres server;
    private int port;

    /** A running one whose data go into this folder. */
    public StoppableServer(Path folder) {
        this.data = folder.resolve("data");
        start();
    }

    /** Starts it again at its old port. */
    public void start() {
        try {
            EmbeddedPostgres.Builder builder =
                    PostgresForTests.builder().setDataDirectory(data).setCleanDataDirectory(false);
            if (port != 0) {
                builder.setPort(port);
            }
            server = builder.start();
            port = server.getPort();
        } catch (IOException failed) {
            throw new UncheckedIOException("the PostgreSQL of the test did not start", failed);
        }
    }

    /** Stops it, which ends all its sessions. */
    public void stop() {
        try {
            server.close();
        } catch (IOException failed) {
            throw new UncheckedIOException("the PostgreSQL of the test did not stop", failed);
        }
    }

    /** Where to reach it, without a schema. */
    public String url() {
        return "jdbc:postgresql://127.0.0.1:" + port + "/postgres";
    }

    /** A schema that does not exist yet. */
    public Target target() {
        String schema = "t" + UUID.randomUUID().toString().replace("-", "");
        return new Target(url(), "postgres", "", schema, 8);
    }

    /** A new ledger with this many keys. */
    public LedgerDatabase ledger(int keys) {
        return SampleLedger.at(target(), keys);
    }

    @Override
    public void close() {
        stop();
    }
}
