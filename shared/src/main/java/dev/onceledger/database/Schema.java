package dev.onceledger.database;

import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.configuration.FluentConfiguration;

/** Creates the ledger's tables and brings them up to date, from one list of migrations for all databases. */
final class Schema {
    private Schema() {}

    static void migrate(DataSource dataSource, Dialect dialect, String schema) {
        FluentConfiguration configuration = Flyway.configure(Schema.class.getClassLoader())
                .dataSource(dataSource)
                .locations("classpath:db/migration")
                .placeholders(dialect.placeholders());
        if (schema != null) {
            configuration.schemas(schema).createSchemas(true);
        }
        configuration.load().migrate();
    }
}
