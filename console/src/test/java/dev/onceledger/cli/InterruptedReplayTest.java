package dev.onceledger.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.testing.PostgresForTests;
import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** An embedded H2 ends with the process that has it open, as soon as that is asked to: what it keeps the next run drops. */
class InterruptedReplayTest {
    private static final String SERVER =
            "jdbc:postgresql://localhost:" + PostgresForTests.server().getPort() + "/";

    @Test
    void aReplayThatIsEndedLeavesNoSchemaBehind() throws Exception {
        execute("postgres", "create database interrupted");
        Process replay = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "replay",
                        "--all",
                        "--db",
                        SERVER + "interrupted",
                        "--user",
                        "postgres"))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader lines = replay.inputReader(StandardCharsets.UTF_8)) {
            assertThat(lines.readLine()).startsWith("ok    t0-t4 ");
            // Its handle leaves its output open.
            replay.toHandle().destroy();
            assertThat(lines.lines()).last().asString().contains(" timelines: ");
            assertThat(replay.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(schemas()).isZero();
        } finally {
            replay.destroyForcibly();
        }
    }

    private static int schemas() throws SQLException {
        try (Connection connection = connect("interrupted");
                Statement statement = connection.createStatement();
                ResultSet rows =
                        statement.executeQuery("select count(*) from pg_namespace where nspname like 'onceledger%'")) {
            rows.next();
            return rows.getInt(1);
        }
    }

    private static void execute(String database, String sql) throws SQLException {
        try (Connection connection = connect(database);
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static Connection connect(String database) throws SQLException {
        return DriverManager.getConnection(SERVER + database, "postgres", "");
    }
}
