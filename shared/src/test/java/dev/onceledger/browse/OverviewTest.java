package dev.onceledger.browse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.Scope;
import dev.onceledger.ledger.Status;
import dev.onceledger.testing.Rows;
import dev.onceledger.testing.TestDatabase;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class OverviewTest {
    private static final String MANY = """
            insert into idempotency_records (principal, operation, idem_key, fingerprint, status, response_status,
                response_body, resource_id, created_at, expires_at)
            select 'user-1', 'create-order', cast(number as varchar(20)), 'v1:aa',
                   case when mod(number, 4) = 0 then 'FAILED_FINAL' else 'SUCCEEDED' end,
                   case when mod(number, 4) = 0 then 409 else 201 end, cast(:body as bytea),
                   case when mod(number, 4) = 0 then null else 'o-1' end,
                   current_timestamp - interval '1' hour, current_timestamp + interval '71' hour
            from %s
            """;

    @Parameter
    TestDatabase kind;

    private LedgerDatabase database;
    private Rows rows;
    private KeyBrowser browser;
    private Instant now;

    @BeforeEach
    void open() {
        database = kind.open();
        rows = new Rows(database);
        browser = new KeyBrowser(database);
        now = Instant.now();
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void aSmallLedgerIsCountedExactly() {
        assertThat(browser.statusCounts()).isEqualTo(new StatusCounts(Map.of(), true));
        succeeded("one", Duration.ofHours(1));
        rows.refused(scope("two"), now.minusSeconds(10), now.plusSeconds(10));
        assertThat(browser.statusCounts())
                .isEqualTo(new StatusCounts(Map.of(Status.SUCCEEDED, 1L, Status.FAILED_FINAL, 1L), true));
    }

    @Test
    void aLargeLedgerIsEstimatedWhereTheDatabaseHasStatisticsAndCountedWhereNot() {
        boolean postgres = kind == TestDatabase.POSTGRESQL;
        long many = 3000;
        insert(many);
        OverviewQuery overview = new OverviewQuery(
                new Queries(database, QueryHandle.within(Duration.ofSeconds(10))), database.dialect(), many - 1);
        assertThat(overview.statuses())
                .as("before any statistics")
                .isEqualTo(new StatusCounts(
                        Map.of(Status.SUCCEEDED, many - many / 4, Status.FAILED_FINAL, many / 4), true));
        if (postgres) {
            database.client().sql("analyze idempotency_records").update();
        }
        StatusCounts counts = overview.statuses();
        assertThat(counts.exact()).isEqualTo(!postgres);
        assertThat(counts.total()).isCloseTo(many, within(many / 50));
        assertThat(counts.keys().get(Status.FAILED_FINAL)).isCloseTo(many / 4, within(many / 50));
    }

    /** Takes a while: that many have to be inserted first. */
    @Test
    @Tag("search")
    void veryManyThatFallDueAreNotToldApart() {
        insert(DueCount.MOST + 1);
        assertThat(browser.due(List.of(Duration.ZERO, Duration.ofHours(1))))
                .extracting(DueCount::isMore)
                .containsExactly(false, false, true);
    }

    private void insert(long many) {
        String numbers = kind == TestDatabase.POSTGRESQL
                ? "generate_series(1, :many) as number"
                : "system_range(1, :many) as s (number)";
        database.client()
                .sql(MANY.formatted(numbers))
                .params(Map.of("many", many, "body", new byte[1]))
                .update();
    }

    @Test
    void thoseThatExpireNextComeSoonestFirstWithoutWhatIsDueOrStillProcessing() {
        succeeded("later", Duration.ofHours(3));
        succeeded("soon", Duration.ofHours(1));
        succeeded("due", Duration.ofHours(-1));
        rows.processing(scope("foreign"), now.minusSeconds(10), now.plusSeconds(60));
        rows.refused(scope("between"), now.minusSeconds(10), now.plus(Duration.ofHours(2)));
        assertThat(browser.expiringNext(2)).extracting(row -> row.scope().key()).containsExactly("soon", "between");
        assertThat(browser.expiringNext(9)).extracting(row -> row.scope().key()).endsWith("later");
    }

    @Test
    void recordsAreCountedByWhenTheyFallDue() {
        succeeded("due-1", Duration.ofHours(-48));
        succeeded("due-2", Duration.ofMinutes(-1));
        succeeded("soon", Duration.ofMinutes(30));
        succeeded("tomorrow", Duration.ofHours(20));
        succeeded("later", Duration.ofDays(9));
        rows.processing(scope("foreign"), now.minus(Duration.ofHours(2)), now.minusSeconds(60));
        List<Duration> ends = List.of(Duration.ZERO, Duration.ofHours(1), Duration.ofHours(24));
        assertThat(browser.due(ends))
                .containsExactly(
                        new DueCount(Duration.ZERO, 2),
                        new DueCount(Duration.ofHours(1), 1),
                        new DueCount(Duration.ofHours(24), 1),
                        new DueCount(null, 1));
    }

    @Test
    void retentionIsReadFromTheNewestRecord() {
        assertThat(browser.retentionOfNewest()).isEmpty();
        rows.succeeded(scope("old"), now.minus(Duration.ofHours(2)), now.plus(Duration.ofHours(2)));
        rows.succeeded(scope("new"), now.minus(Duration.ofHours(1)), now.plus(Duration.ofHours(71)));
        assertThat(browser.retentionOfNewest()).contains(Duration.ofHours(72));
    }

    @Test
    void aRowIsDueFromItsExpiryUntilItsSweep() {
        succeeded("due", Duration.ofMinutes(-1));
        KeyRow row = browser.page(KeyFilter.all(), null, 1).rows().get(0);
        assertThat(row.isDue(now)).isTrue();
        assertThat(row.isDue(row.expiresAt())).isTrue();
        assertThat(row.isDue(row.expiresAt().minusSeconds(1))).isFalse();
        database.client()
                .sql("update idempotency_records set status = 'EXPIRED', response_body = null, canonical = null,"
                        + " expired_at = current_timestamp")
                .update();
        assertThat(browser.page(KeyFilter.all(), null, 1).rows().get(0).isDue(now))
                .isFalse();
    }

    private void succeeded(String key, Duration expiresIn) {
        Instant expires = now.plus(expiresIn);
        rows.succeeded(scope(key), expires.minus(Duration.ofHours(72)), expires);
    }

    private static Scope scope(String key) {
        return new Scope("user-42", "create-order", key);
    }
}
