package dev.onceledger.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.onceledger.testing.PostgresForTests;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ServerVersionTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"13.23 (Debian 13.23-1.pgdg120+1)", "12.22"})
    void aServerOlderThanTheLedgerAllowsIsRefusedByItsVersion(String version) throws IOException {
        Targets targets = new Targets(DataFolder.at(folder), Map.of());
        try (OldPostgres server = new OldPostgres(version)) {
            CannotOpen refused = catchThrowableOfType(
                    CannotOpen.class, () -> targets.open(DatabaseChoice.of(server.url() + "&user=a&password=b")));
            assertThat(refused.why()).isEqualTo(CannotOpen.Why.OLD_SERVER);
            assertThat(refused.reason()).isEqualTo(CannotOpen.Reason.REFUSED);
            assertThat(refused)
                    .hasMessage(OpenFailures.place(new Target(server.url(), "a", "b", null, 1)) + ": PostgreSQL "
                            + version + " is too old for the ledger, which needs 14 or newer; upgrade that server, or"
                            + " choose another with --db");
        }
    }

    @Test
    void theServerOfTheTestsIsOneThatTheLedgerRunsOn() throws SQLException {
        try (Connection connection =
                PostgresForTests.server().getPostgresDatabase().getConnection()) {
            assertThat(Dialect.of(connection)).isInstanceOf(PostgresDialect.class);
            assertThat(connection.getMetaData().getDatabaseMajorVersion()).isBetween(14, 18);
        }
    }
}
