package dev.onceledger.database;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.time.Duration;

/** The PostgreSQL program that the library brings, with the settings under which it keeps what it has acknowledged. */
final class ServerProgram {
    /** A port that is free. */
    static final int ANY_PORT = 0;

    /** How long it may take to start. */
    static final Duration START = Duration.ofSeconds(60);

    private ServerProgram() {}

    /** Starts it on the folder's data, which are made if there are none yet. */
    static EmbeddedPostgres start(ServerFolder folder, String password, int port) throws IOException {
        EmbeddedPostgres.Builder server = EmbeddedPostgres.builder()
                .setOverrideWorkingDirectory(folder.program().toFile())
                .setDataDirectory(folder.data())
                .setCleanDataDirectory(false)
                .setRegisterShutdownHook(false)
                .setPGStartupWait(START)
                .setConnectConfig("password", password)
                .setLocaleConfig("auth", "scram-sha-256")
                .setLocaleConfig("pwfile", folder.password().toString())
                .setServerConfig("listen_addresses", "127.0.0.1")
                // The library's own defaults are for tests, where a lost commit hurts nobody.
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .setServerConfig("logging_collector", "on")
                .setServerConfig("log_filename", "server.log");
        if (port != ANY_PORT) {
            server.setPort(port);
        }
        if (!isWindows()) {
            // pg_ctl hands these to a shell, which takes the quotes away.
            server.setServerConfig("unix_socket_directories", "''");
        }
        return server.start();
    }

    /** What to say when it did not. */
    static CannotOpen notStarted(ServerFolder folder, Exception failed) {
        String asRoot = "root".equals(System.getProperty("user.name"))
                ? "; PostgreSQL does not run as root unless \"unshare -U\" works, so try an ordinary user"
                : "";
        String cause = failed.getMessage() == null ? failed.getClass().getSimpleName() : failed.getMessage();
        return CannotOpen.unreachable(
                "the embedded PostgreSQL in " + folder.root() + " did not start (" + cause + "; see " + folder.log()
                        + ")" + asRoot,
                failed);
    }

    static boolean isWindows() {
        return System.getProperty("os.name").startsWith("Windows");
    }
}
