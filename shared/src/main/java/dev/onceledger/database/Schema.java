package dev.onceledger.database;

import dev.onceledger.database.CannotOpen.Why;
import dev.onceledger.database.Inspection.Ledger;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationInfoService;
import org.flywaydb.core.api.MigrationState;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.flywaydb.core.api.exception.FlywayValidateException;

/** Creates the ledger's tables and brings them up to date, from one list of migrations for all databases. */
final class Schema {
    private static final String RECORDS = "idempotency_records";

    private Schema() {}

    /**
     * Creates what is missing.
     *
     * @throws CannotOpen if a newer program has changed the tables
     */
    static void migrate(DataSource dataSource, Dialect dialect, String schema) {
        if (Migrations.areDone(dataSource)) {
            return;
        }
        Flyway flyway = flyway(dataSource, dialect, schema);
        try {
            flyway.migrate();
        } catch (FlywayValidateException changed) {
            if (isNewer(flyway.info())) {
                throw newer("this database", changed);
            }
            throw changed;
        }
    }

    static CannotOpen newer(String place, Exception cause) {
        return CannotOpen.because(
                Why.NEWER_LEDGER,
                place,
                place + " holds the ledger of a newer onceledger, which this one would damage; use that version",
                cause);
    }

    /** What is there already; nothing is changed. */
    static Ledger state(DataSource dataSource, Dialect dialect, String schema) throws SQLException {
        boolean empty;
        boolean records;
        try (Connection connection = dataSource.getConnection()) {
            empty = !hasTable(connection, "%");
            records = hasTable(connection, RECORDS);
        }
        try {
            MigrationInfoService info = flyway(dataSource, dialect, schema).info();
            if (isNewer(info)) {
                return Ledger.NEWER;
            } else if (info.current() != null) {
                return info.pending().length == 0 ? Ledger.PRESENT : Ledger.OLDER;
            }
        } catch (FlywayException mayNotReadHistory) {
            return records ? Ledger.PRESENT : Ledger.OTHER_TABLES;
        }
        return empty ? Ledger.NONE : Ledger.OTHER_TABLES;
    }

    static boolean hasRecords(Connection connection) throws SQLException {
        return hasTable(connection, RECORDS);
    }

    private static boolean hasTable(Connection connection, String pattern) throws SQLException {
        String schema = connection.getSchema();
        if (schema == null) {
            return false;
        }
        try (ResultSet tables = connection
                .getMetaData()
                .getTables(connection.getCatalog(), schema, pattern, new String[] {
                    "TABLE", "BASE TABLE", "VIEW", "PARTITIONED TABLE"
                })) {
            return tables.next();
        }
    }

    private static boolean isNewer(MigrationInfoService info) {
        return Arrays.stream(info.all())
                .map(MigrationInfo::getState)
                .anyMatch(state -> state == MigrationState.FUTURE_SUCCESS || state == MigrationState.FUTURE_FAILED);
    }

    private static Flyway flyway(DataSource dataSource, Dialect dialect, String schema) {
        FluentConfiguration configuration = Flyway.configure(Schema.class.getClassLoader())
                .dataSource(dataSource)
                .locations("classpath:" + Migrations.FOLDER)
                // Else a ledger that a newer program has changed would be taken for one of ours.
                .ignoreMigrationPatterns(new String[0])
                .placeholders(dialect.placeholders());
        if (schema != null) {
            configuration.schemas(schema).createSchemas(true);
        }
        return configuration.load();
    }
}
