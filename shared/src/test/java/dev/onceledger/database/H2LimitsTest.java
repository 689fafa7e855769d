package dev.onceledger.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.KeyFilter;
import dev.onceledger.testing.TestDatabase;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import org.h2.engine.SessionLocal;
import org.h2.jdbc.JdbcConnection;
import org.h2.tools.Server;
import org.junit.jupiter.api.Test;

/** The limits of transactions on H2, in this process and in another. */
class H2LimitsTest {
    private static final Sql READ = Sql.of("select sku from stock");
    private static final Sql TAKE = Sql.of("update stock set available = available - 1 where sku = 'A-10'");

    @Test
    void aTransactionLetsNoSessionForgetThePlansOfItsStatements() throws SQLException {
        assertNoPlanIsForgottenBy(database -> {
            try (UnitOfWork work = database.begin(Budget.of(Duration.ofSeconds(5)), true)) {
                work.query(READ, Map.of(), rows -> null).get();
                work.updateWhenFree(
                        Sql.of("insert into stock (sku, available, for_sale) values ('A-10', 1, true)"), Map.of());
                work.commit();
            }
        });
    }

    @Test
    void aPageOfKeysDoesNotEither() throws SQLException {
        assertNoPlanIsForgottenBy(database -> new KeyBrowser(database).page(KeyFilter.all(), null, 10));
    }

    private static void assertNoPlanIsForgottenBy(Consumer<LedgerDatabase> work) throws SQLException {
        try (LedgerDatabase database = TestDatabase.H2_MEMORY.open();
                Connection observer = database.dataSource().getConnection()) {
            SessionLocal session =
                    (SessionLocal) observer.unwrap(JdbcConnection.class).getSession();
            long before = session.getDatabase().getModificationMetaId();
            work.accept(database);
            assertThat(session.getDatabase().getModificationMetaId()).isEqualTo(before);
        }
    }

    @Test
    void aSessionOfAnotherProcessIsBoundedAllTheSame() throws SQLException {
        Server server = Server.createTcpServer("-tcpPort", "0", "-ifNotExists").start();
        String url = "jdbc:h2:tcp://localhost:" + server.getPort() + "/mem:" + UUID.randomUUID()
                + ";MODE=PostgreSQL;DATABASE_TO_LOWER=TRUE;DEFAULT_NULL_ORDERING=HIGH;DB_CLOSE_DELAY=-1";
        try (LedgerDatabase database =
                LedgerDatabase.open(new Target(url, "sa", "", null, 3)).migrate()) {
            database.client()
                    .sql("insert into stock (sku, available, for_sale) values ('A-10', 1, true)")
                    .update();
            String before = lockTimeout(database);
            try (UnitOfWork holder = database.begin(Budget.of(Duration.ofSeconds(20)), true)) {
                holder.updateExactlyOne(TAKE, Map.of());
                long began = System.nanoTime();
                DatabaseFailure failure = catchThrowableOfType(DatabaseFailure.class, () -> {
                    try (UnitOfWork waiting = database.begin(Budget.of(Duration.ofMillis(1_200)), true)) {
                        waiting.updateExactlyOne(TAKE, Map.of());
                    }
                });
                assertThat(failure.kind()).isEqualTo(Failure.TIMED_OUT);
                assertThat(Duration.ofNanos(System.nanoTime() - began))
                        .isBetween(Duration.ofMillis(1_000), Duration.ofSeconds(10));
            }
            assertThat(lockTimeout(database)).isEqualTo(before);
        } finally {
            server.stop();
        }
    }

    private static String lockTimeout(LedgerDatabase database) {
        return database.client()
                .sql("select lock_timeout()")
                .query(String.class)
                .single();
    }
}
