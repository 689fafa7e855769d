package dev.onceledger.database;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import javax.sql.DataSource;

/**
 * This program's migrations as Flyway's history records them. That nothing is to be done, as at nearly every start, is seen
 * here with one query; Flyway, which decides in every other case, takes as long for it as opening the database.
 */
final class Migrations {
    /** Their folder on the class path. */
    static final String FOLDER = "db/migration";

    /** In the order of their versions. */
    static final List<String> FILES = List.of("V1__ledger.sql");

    private Migrations() {}

    private record Done(String script, int checksum, boolean success) {}

    /** Whether exactly these were carried out, as they are now, in the schema that the connections write to. */
    static boolean areDone(DataSource dataSource) {
        try (Connection connection = dataSource.getConnection()) {
            return connection.getSchema() != null && history(connection).equals(expected());
        } catch (SQLException noHistory) {
            // Whatever is wrong there, Flyway meets it as well and says so.
            return false;
        }
    }

    private static List<Done> history(Connection connection) throws SQLException {
        String schema = connection.getSchema().replace("\"", "\"\"");
        List<Done> done = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(
                        "select script, checksum, success from \"" + schema
                                + "\".\"flyway_schema_history\" where type not in ('SCHEMA', 'TABLE') order by installed_rank")) {
            while (rows.next()) {
                done.add(new Done(rows.getString(1), rows.getInt(2), rows.getBoolean(3)));
            }
        }
        return done;
    }

    private static List<Done> expected() {
        return FILES.stream().map(file -> new Done(file, checksum(file), true)).toList();
    }

    /** As Flyway counts it: over the bytes of the lines, without what ends them. */
    private static int checksum(String file) {
        CRC32 checksum = new CRC32();
        try (InputStream text = Migrations.class.getClassLoader().getResourceAsStream(FOLDER + "/" + file);
                BufferedReader lines = new BufferedReader(new InputStreamReader(text, StandardCharsets.UTF_8))) {
            lines.lines().forEach(line -> checksum.update(line.getBytes(StandardCharsets.UTF_8)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return (int) checksum.getValue();
    }
}
