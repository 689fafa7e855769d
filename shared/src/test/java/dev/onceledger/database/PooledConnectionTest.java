package dev.onceledger.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.testing.TestDatabase;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;

/** What one transaction leaves on its connection for the next. */
@ParameterizedClass
@EnumSource(TestDatabase.class)
class PooledConnectionTest {
    private static final int CONNECTIONS = 2;

    @Parameter
    TestDatabase kind;

    @Test
    void connectionsWhoseSessionWasEndedWhileTheyWereIdleAreGivenBack() throws SQLException {
        try (LedgerDatabase observer = kind.open();
                LedgerDatabase narrow = LedgerDatabase.open(observer.target().withPoolSize(CONNECTIONS))) {
            for (int i = 0; i < 5 * CONNECTIONS; i++) {
                long session = sessionOfAUsedConnection(narrow);
                if (session >= 0) {
                    end(observer, session);
                }
            }
            assertThat(canWork(narrow) || canWork(narrow) || canWork(narrow)).isTrue();
        }
    }

    @Test
    void theBoundsOfATransactionEndWithIt() {
        try (LedgerDatabase database = kind.open()) {
            String setting = kind == TestDatabase.POSTGRESQL
                    ? "select setting from pg_settings where name = 'lock_timeout'"
                    : "select lock_timeout()";
            JdbcClient client = database.client();
            String before = client.sql(setting).query(String.class).single();
            try (UnitOfWork work = database.begin(Budget.of(Duration.ofMillis(700)), true)) {
                work.query(Sql.of("select 1 from stock"), Map.of(), rows -> null)
                        .get();
                work.commit();
            }
            assertThat(client.sql(setting).query(String.class).single()).isEqualTo(before);
        }
    }

    private static long sessionOfAUsedConnection(LedgerDatabase database) {
        try (UnitOfWork work = database.begin(Budget.of(Duration.ofSeconds(5)), false)) {
            return work.sessionId();
        } catch (DatabaseFailure dead) {
            return -1;
        }
    }

    private static boolean canWork(LedgerDatabase database) {
        try (UnitOfWork work = database.begin(Budget.of(Duration.ofSeconds(5)), false)) {
            work.query(Sql.of("select 1 from stock"), Map.of(), rows -> null).get();
            work.commit();
            return true;
        } catch (DatabaseFailure dead) {
            return false;
        }
    }

    private static void end(LedgerDatabase observer, long session) {
        observer.client()
                .sql(observer.dialect().sessions().endSession())
                .param("session", session)
                .query((row, number) -> row.getBoolean(1))
                .single();
    }
}
