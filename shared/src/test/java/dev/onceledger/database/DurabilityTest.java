package dev.onceledger.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.onceledger.testing.TestDatabase;
import java.sql.SQLException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A database that would lose answered orders with its process is not opened. */
class DurabilityTest {
    @ParameterizedTest
    @ValueSource(strings = {"", ";WRITE_DELAY=500", ";WRITE_DELAY=1"})
    void anH2FileThatDelaysItsWritesIsRefusedWithTheWayOut(String setting) {
        Target durable = TestDatabase.H2_FILE.target();
        Target delayed = new Target(
                durable.url().replace(";WRITE_DELAY=0", setting), durable.user(), durable.password(), null, 2);
        assertThatThrownBy(() -> LedgerDatabase.open(delayed))
                .isInstanceOf(SQLException.class)
                .hasMessageContaining("WRITE_DELAY")
                .hasMessageContaining("add ;WRITE_DELAY=0 to its URL");
    }

    @ParameterizedTest
    @EnumSource(TestDatabase.class)
    void theDatabasesOfTheTestsAreOpened(TestDatabase kind) throws SQLException {
        try (LedgerDatabase database = LedgerDatabase.open(kind.target())) {
            assertThat(database.dialect().productName()).isNotBlank();
        }
    }
}
