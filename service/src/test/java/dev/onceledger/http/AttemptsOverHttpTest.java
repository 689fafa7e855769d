package dev.onceledger.http;

import static dev.onceledger.testing.OrderWorld.BODY;
import static dev.onceledger.testing.OrderWorld.KEY;
import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.testing.TestDatabase;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What the ledger's rows alone would forget. */
@ParameterizedClass
@EnumSource(
        value = TestDatabase.class,
        names = {"H2_MEMORY", "POSTGRESQL"})
class AttemptsOverHttpTest {
    @Parameter
    TestDatabase kind;

    private Served served;

    @BeforeEach
    void open() {
        served = new Served(kind);
    }

    @AfterEach
    void close() {
        served.close();
    }

    @Test
    void aFirstSuccessAndPlainReplaysLeaveNoAttemptButReplaysAreCounted() {
        served.order();
        served.order();
        served.order();
        assertThat(attempts()).isEmpty();
        assertThat(activity()).isEqualTo("2 replays, 0 conflicts");
    }

    @Test
    void aConflictLeavesAnAttemptWithTheFingerprintThatWasRefusedAndItsTraceId() {
        served.order();
        String traceId = served.order(KEY, BODY.replace("12000", "15000"))
                .headers()
                .firstValue("X-Request-Id")
                .orElseThrow();
        assertThat(attempts()).singleElement().satisfies(attempt -> {
            assertThat(attempt)
                    .containsEntry("outcome", "IDEMPOTENCY_KEY_REUSED")
                    .containsEntry("http_status", 409);
            assertThat(attempt).containsEntry("idem_key", KEY).containsEntry("trace_id", traceId);
            assertThat(attempt.get("fingerprint"))
                    .isNotEqualTo(served.world().record().get("fingerprint"));
        });
        assertThat(activity()).isEqualTo("0 replays, 1 conflicts");
    }

    @Test
    void aRefusalLeavesOneAttemptAndItsReplaysNone() {
        String unknown = BODY.replace("A-10", "NONE");
        served.order(KEY, unknown);
        served.order(KEY, unknown);
        assertThat(attempts()).singleElement().satisfies(attempt -> assertThat(attempt)
                .containsEntry("outcome", "UNKNOWN_SKU"));
        assertThat(activity()).isEqualTo("1 replays, 0 conflicts");
    }

    @Test
    void anErrorOfTheServicesOwnIsAnAttemptToo() {
        served.world()
                .database()
                .client()
                .sql("alter table order_items rename to elsewhere")
                .update();
        served.order();
        assertThat(attempts()).singleElement().satisfies(attempt -> assertThat(attempt)
                .containsEntry("outcome", "INTERNAL_ERROR")
                .containsEntry("http_status", 500));
    }

    @Test
    void whatHasNoValidScopeLeavesNothing() {
        served.order("\t", BODY);
        served.order(KEY, "{");
        assertThat(attempts()).isEmpty();
    }

    private List<Map<String, Object>> attempts() {
        served.server().flushAttempts();
        return served.world()
                .database()
                .client()
                .sql("select * from attempts order by attempt_id")
                .query()
                .listOfRows();
    }

    private String activity() {
        return served.world()
                .database()
                .client()
                .sql("select replays || ' replays, ' || conflicts || ' conflicts' from key_activity")
                .query(String.class)
                .single();
    }
}
