package dev.onceledger.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.zaxxer.hikari.HikariDataSource;
import dev.onceledger.testing.TestDatabase;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.dao.DataAccessException;

/** The tables refuse what must be impossible, and go on doing so when the session that made them is long gone. */
@ParameterizedClass
@EnumSource(TestDatabase.class)
class SchemaTest {
    private static final String RECORD = """
            insert into idempotency_records (principal, operation, idem_key, fingerprint, canonical, status,
                response_status, response_body, resource_id, created_at, expires_at, expired_at)
            values ('p', 'o', '%s', 'v1:0', %s, '%s', %s, %s, %s, current_timestamp,
                current_timestamp + interval '1' hour, %s)
            """;

    @Parameter
    TestDatabase kind;

    private LedgerDatabase database;

    @BeforeEach
    void openAndCloseTheSessionThatMadeTheTables() {
        database = kind.open();
        HikariDataSource pool = (HikariDataSource) database.dataSource();
        pool.getHikariPoolMXBean().softEvictConnections();
        assertThat(pool.getHikariPoolMXBean().getIdleConnections()).isZero();
    }

    @AfterEach
    void close() {
        database.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"CREATED", "CANCELLED", "SHIPPED"})
    void ordersOfEachStatusCanBeWritten(String status) {
        order(status, "12000");
        run("insert into order_items (order_id, line_no, sku, qty) values ('o-1', 1, 'A-10', 10000)");
        assertThat(database.client()
                        .sql("select count(*) from orders")
                        .query(Long.class)
                        .single())
                .isEqualTo(1);
    }

    @Test
    void ordersOfAnotherStatusOrWithoutAnAmountAreRefused() {
        refused(() -> order("LOST", "12000"));
        refused(() -> order("CREATED", "0"));
        order("CREATED", "1");
        refused(() -> run("insert into order_items (order_id, line_no, sku, qty) values ('o-1', 1, 'A-10', 0)"));
        refused(() -> run("insert into order_items (order_id, line_no, sku, qty) values ('o-9', 1, 'A-10', 1)"));
    }

    @Test
    void anHourWithoutRepeatsOrWithLessThanNoneIsRefused() {
        String insert = "insert into hourly_activity (hour_at, replays, conflicts) values (current_timestamp, %s)";
        refused(() -> run(insert.formatted("0, 0")));
        refused(() -> run(insert.formatted("2, -1")));
        run(insert.formatted("0, 1"));
    }

    @Test
    void stockCannotBeOversold() {
        run("insert into stock (sku, available, for_sale) values ('A-10', 0, true)");
        refused(() -> run("update stock set available = -1"));
    }

    @Test
    void recordsOfEachStatusCanBeWritten() {
        record("k1", "'c'", "PROCESSING", "null", "null", "null", "null");
        record("k2", "'c'", "SUCCEEDED", "201", bytes(), "'o-1'", "null");
        record("k3", "'c'", "FAILED_FINAL", "409", bytes(), "null", "null");
        record("k4", "null", "EXPIRED", "201", "null", "'o-1'", "current_timestamp");
        record("k5", "null", "EXPIRED", "422", "null", "null", "current_timestamp");
    }

    @Test
    void impossibleRecordsAreRefused() {
        refused(() -> record("k", "'c'", "LOST", "null", "null", "null", "null"));
        refused(() -> record("k", "'c'", "PROCESSING", "201", "null", "null", "null"));
        refused(() -> record("k", "'c'", "SUCCEEDED", "null", bytes(), "'o-1'", "null"));
        refused(() -> record("k", "'c'", "SUCCEEDED", "201", "null", "'o-1'", "null"));
        refused(() -> record("k", "'c'", "SUCCEEDED", "201", bytes(), "null", "null"));
        refused(() -> record("k", "'c'", "SUCCEEDED", "409", bytes(), "'o-1'", "null"));
        refused(() -> record("k", "'c'", "FAILED_FINAL", "503", bytes(), "null", "null"));
        refused(() -> record("k", "'c'", "FAILED_FINAL", "409", bytes(), "'o-1'", "null"));
        refused(() -> record("k", "'c'", "EXPIRED", "201", "null", "'o-1'", "current_timestamp"));
        refused(() -> record("k", "null", "EXPIRED", "201", bytes(), "'o-1'", "current_timestamp"));
        refused(() -> record("k", "null", "EXPIRED", "201", "null", "null", "current_timestamp"));
        refused(() -> record("k", "null", "EXPIRED", "201", "null", "'o-1'", "null"));
    }

    private String bytes() {
        return kind == TestDatabase.POSTGRESQL ? "'\\x62'::bytea" : "x'62'";
    }

    private void record(
            String key, String canonical, String status, String http, String body, String resource, String expired) {
        run(RECORD.formatted(key, canonical, status, http, body, resource, expired));
    }

    private void order(String status, String amount) {
        run(
                "insert into orders (order_id, principal, operation, idem_key, order_status, currency, amount, gift_wrap, created_at)"
                        + " values ('o-1', 'p', 'o', 'k', '" + status + "', 'KRW', " + amount
                        + ", false, current_timestamp)");
    }

    private void run(String sql) {
        database.client().sql(sql).update();
    }

    private static void refused(Runnable change) {
        assertThatThrownBy(change::run)
                .isInstanceOf(DataAccessException.class)
                .rootCause()
                .isInstanceOfSatisfying(SQLException.class, error -> assertThat(error.getSQLState())
                        .isIn("23514", "23513", "23503", "23506")
                        .satisfies(state -> assertThat(error.getMessage()).doesNotContain("invalid")));
    }
}
