package dev.onceledger.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.onceledger.database.Plans.Plan;
import dev.onceledger.testing.TestDatabase;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class H2PlansTest {
    private static final String ONE = "select ?";

    private final H2Plans plans = new H2Plans();
    private LedgerDatabase database;
    private Connection connection;

    @BeforeEach
    void open() throws SQLException {
        database = TestDatabase.H2_MEMORY.open();
        connection = database.dataSource().getConnection();
    }

    @AfterEach
    void close() throws SQLException {
        connection.close();
        database.close();
    }

    private PreparedStatement used(String text) throws SQLException {
        try (Plan plan = plans.take(connection, text)) {
            return plan.statement();
        }
    }

    @Test
    void aStatementIsPreparedOnceForEachConnection() throws SQLException {
        PreparedStatement first = used(ONE);
        assertThat(used(ONE)).isSameAs(first);
        try (Connection other = database.dataSource().getConnection();
                Plan elsewhere = plans.take(other, ONE)) {
            assertThat(elsewhere.statement()).isNotSameAs(first);
        }
    }

    @Test
    void whatIsInUseIsNotHandedOutAgain() throws SQLException {
        try (Plan first = plans.take(connection, ONE);
                Plan second = plans.take(connection, ONE)) {
            assertThat(second.statement()).isNotSameAs(first.statement());
        }
        assertThat(used(ONE).isClosed()).isFalse();
    }

    @Test
    void aStatementThatFailedOrWasRolledBackOverStaysPrepared() throws SQLException {
        String insert = "insert into stock (sku, available, for_sale) values (?, 1, true)";
        connection.setAutoCommit(false);
        PreparedStatement first = used(insert);
        connection.createStatement().execute("savepoint before_changes");
        for (int round = 0; round < 2; round++) {
            try (Plan plan = plans.take(connection, insert)) {
                assertThat(plan.statement()).isSameAs(first);
                plan.statement().setString(1, "A-10");
                plan.statement().execute();
                assertThatThrownBy(plan.statement()::execute).isInstanceOf(SQLException.class);
            }
            connection.createStatement().execute("rollback to savepoint before_changes");
        }
    }

    @Test
    void theNextUseFindsNeitherRowsNorValuesOfTheLast() throws SQLException {
        PreparedStatement statement;
        try (Plan plan = plans.take(connection, ONE)) {
            statement = plan.statement();
            statement.setString(1, "x".repeat(1000));
            statement.execute();
        }
        assertThat(statement.getResultSet()).isNull();
        assertThatThrownBy(statement::execute).hasMessageContaining("Parameter");
    }

    @Test
    void theOneLongestUnusedIsClosedForAnother() throws SQLException {
        PreparedStatement first = used("select 0");
        PreparedStatement second = used("select 1");
        used("select 0");
        for (int more = 2; more < 65; more++) {
            used("select " + more);
        }
        assertThat(second.isClosed()).isTrue();
        assertThat(first.isClosed()).isFalse();
    }

    @Test
    void aChangedTableIsSeenByAStatementThatWasPreparedBefore() throws SQLException {
        Sql all = Sql.of("select * from stock");
        database.client().sql("delete from stock").update();
        assertThat(columns(all)).isEqualTo(3);
        database.client().sql("alter table stock add column more integer").update();
        assertThat(columns(all)).isEqualTo(4);
    }

    private int columns(Sql query) {
        try (UnitOfWork work = database.begin(Budget.of(Duration.ofSeconds(10)), false)) {
            return work.query(query, Map.of(), rows -> rows.getMetaData().getColumnCount())
                    .get();
        }
    }
}
