package dev.onceledger.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.onceledger.database.CannotOpen.Reason;
import dev.onceledger.testing.PostgresForTests;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScratchLedgerTest {
    private static final String READ_ONLY = "&options=-c%20default_transaction_read_only=on";

    /** Without the user that the server's own helper puts into it. */
    private static final String URL =
            "jdbc:postgresql://localhost:" + PostgresForTests.server().getPort() + "/postgres?ApplicationName=test";

    @TempDir
    Path folder;

    @Test
    void aUserWhoMayMakeNoSchemaIsToldSoOnPostgresql() throws SQLException {
        Target owner = new Target(URL, "postgres", "", null, 2);
        execute(owner, "create role may_look login");
        try {
            CannotOpen refused = refused(new Target(owner.url(), "may_look", "", null, 2));
            assertThat(refused.reason()).isEqualTo(Reason.REFUSED);
            assertThat(refused)
                    .hasMessageContaining("user \"may_look\" may make none in jdbc:postgresql:")
                    .hasMessageContaining("permission denied")
                    .hasMessageEndingWith("name a user who may, another database, or none to run in memory");
        } finally {
            execute(owner, "drop role may_look");
        }
    }

    @Test
    void aConnectionThatOnlyReadsIsToldSoOnPostgresql() {
        assertThat(refused(new Target(URL + READ_ONLY, "postgres", "", null, 2)))
                .hasMessageContaining("read-only transaction");
    }

    @Test
    void aUserWhoMayMakeNoSchemaAndAFileThatIsOnlyReadAreToldSoOnH2() throws SQLException {
        Target owner = new Target("jdbc:h2:file:" + folder.resolve("shop"), "sa", "secret", null, 2);
        execute(owner, "create user may_look password 'secret'");
        assertThat(refused(new Target(owner.url(), "may_look", "secret", null, 2)))
                .hasMessageContaining("user \"may_look\" may make none")
                .hasMessageNotContaining("secret");
        assertThat(refused(new Target(owner.url() + ";ACCESS_MODE_DATA=r", "sa", "secret", null, 2)))
                .hasMessageContaining("read only");
    }

    private static CannotOpen refused(Target target) {
        return catchThrowableOfType(
                CannotOpen.class, () -> ScratchLedger.in(target).close());
    }

    private static void execute(Target target, String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(target.url(), target.user(), target.password());
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
