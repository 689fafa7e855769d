package dev.onceledger.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.testing.TestDatabase;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SampleLedgerTest {
    @ParameterizedTest
    @EnumSource(TestDatabase.class)
    void theSampleHasFivePrincipalsAndEveryStatusAndTheArticlesOrder(TestDatabase kind) {
        try (LedgerDatabase database = kind.open()) {
            assertThat(new SampleLedger(database).fillIfEmpty(done -> {})).isTrue();
            assertThat(count(database, "select count(distinct principal) from idempotency_records"))
                    .isEqualTo(5);
            assertThat(count(database, "select count(*) from idempotency_records"))
                    .isBetween(170L, 230L);
            assertThat(database.client()
                            .sql("select distinct status from idempotency_records order by status")
                            .query(String.class)
                            .list())
                    .isEqualTo(List.of("EXPIRED", "FAILED_FINAL", "PROCESSING", "SUCCEEDED"));
            assertThat(database.client()
                            .sql("select resource_id from idempotency_records"
                                    + " where principal = 'user-42' and idem_key = 'checkout-20260914-001'")
                            .query(String.class)
                            .single())
                    .isEqualTo("o-901");
            assertThat(count(database, "select count(*) from idempotency_records where status = 'PROCESSING'"))
                    .isEqualTo(1);
            assertThat(count(
                            database,
                            "select conflicts from key_activity where principal = 'user-42'"
                                    + " and idem_key = 'checkout-20260914-001' and operation = 'create-order'"))
                    .isEqualTo(1);
            assertThat(
                            count(
                                    database,
                                    "select count(*) from idempotency_records"
                                            + " where status in ('SUCCEEDED', 'FAILED_FINAL') and expires_at < current_timestamp"))
                    .isBetween(10L, 40L);
        }
    }

    @ParameterizedTest
    @EnumSource(TestDatabase.class)
    void aLedgerWithContentIsLeftAlone(TestDatabase kind) {
        try (LedgerDatabase database = kind.open()) {
            assertThat(new SampleLedger(database).fillIfEmpty(done -> {})).isTrue();
            long before = count(database, "select count(*) from attempts");
            assertThat(new SampleLedger(database).fillIfEmpty(done -> {})).isFalse();
            assertThat(count(database, "select count(*) from attempts")).isEqualTo(before);
        }
    }

    @ParameterizedTest
    @EnumSource(TestDatabase.class)
    void aStoryThatWasCutOffIsToldToItsEndWithoutMakingAnOrderTwice(TestDatabase kind) {
        try (LedgerDatabase database = kind.open();
                LedgerDatabase whole = kind.open()) {
            new SampleLedger(whole).fillIfEmpty(done -> {});
            assertThatThrownBy(() -> new SampleLedger(database).fillIfEmpty(done -> {
                        if (done > 0.8) {
                            throw new IllegalStateException("cut off");
                        }
                    }))
                    .hasMessage("cut off");
            assertThat(new SampleLedger(database).fillIfEmpty(done -> {})).isTrue();
            assertThat(count(database, "select count(*) from orders"))
                    .isEqualTo(count(whole, "select count(*) from orders"));
        }
    }

    private static long count(LedgerDatabase database, String sql) {
        return database.client().sql(sql).query(Long.class).single();
    }
}
