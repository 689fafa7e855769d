package dev.onceledger.order;

import static dev.onceledger.testing.OrderWorld.BODY;
import static dev.onceledger.testing.OrderWorld.KEY;
import static dev.onceledger.testing.OrderWorld.PRINCIPAL;
import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.testing.OrderWorld;
import dev.onceledger.testing.TestDatabase;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Records that time, a sweep or a foreign hand has changed, and the times that they hold. */
@ParameterizedClass
@EnumSource(TestDatabase.class)
class RecordStateTest {
    private static final String SWEPT = """
            update idempotency_records set status = 'EXPIRED', response_body = null, canonical = null,
                   content_type = null, location = null, expired_at = current_timestamp
            """;

    @Parameter
    TestDatabase kind;

    private OrderWorld world;

    @BeforeEach
    void open() {
        world = new OrderWorld(kind);
    }

    @AfterEach
    void close() {
        world.close();
    }

    @Test
    void aRecordSweptByHandIsGoneWithItsOrderNamedAndAnotherBodyIsStillRefused() {
        world.order();
        world.order(PRINCIPAL, "refused", BODY.replace("A-10", "NONE"));
        world.database().client().sql(SWEPT).update();
        assertThat(text(world.order())).contains("IDEMPOTENCY_KEY_EXPIRED", "\"orderId\":\"o-901\"");
        Answer refused = world.order(PRINCIPAL, "refused", BODY.replace("A-10", "NONE"));
        assertThat(refused.status()).isEqualTo(410);
        assertThat(text(refused)).doesNotContain("orderId");
        assertThat(world.order(PRINCIPAL, KEY, BODY.replace("12000", "15000")).code())
                .contains(Code.IDEMPOTENCY_KEY_REUSED);
        assertThat(world.orders()).isEqualTo(1);
    }

    @Test
    void aRecordPastItsExpiryIsReplayedUntilItIsSwept() {
        Answer first = world.order();
        world.database().client().sql("""
                update idempotency_records set created_at = current_timestamp - interval '100' hour,
                    expires_at = current_timestamp - interval '1' hour
                """).update();
        assertThat(world.order().body()).isEqualTo(first.body());
    }

    @Test
    void recordsThatThisVersionDoesNotKnowAreAnUnknownStateAndStay() {
        world.database()
                .client()
                .sql("alter table idempotency_records drop constraint idempotency_records_shape")
                .update();
        for (String damage : List.of(
                "status = 'SHREDDED'",
                "status = 'SUCCEEDED', response_body = null",
                "status = 'SUCCEEDED', response_status = null",
                "fingerprint = 'v9:00'",
                "fingerprint = ''")) {
            String key = "k" + damage.hashCode();
            world.order(PRINCIPAL, key, BODY.replace("\"qty\":2", "\"qty\":1"));
            world.database()
                    .client()
                    .sql("update idempotency_records set " + damage + " where idem_key = ?")
                    .param(key)
                    .update();
            Answer answer = world.order(PRINCIPAL, key, BODY.replace("\"qty\":2", "\"qty\":1"));
            assertThat(answer.status()).as(damage).isEqualTo(500);
            assertThat(answer.code()).as(damage).contains(Code.UNKNOWN_IDEMPOTENCY_STATE);
        }
        assertThat(world.orders()).isEqualTo(5);
        assertThat(world.stockOf("A-10")).isEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"PT1S", "PT0.001S", "PT72H", "P400D", "P36500D"})
    void aRecordExpiresExactlyItsRetentionAfterItsCreation(String retention) {
        Duration kept = Duration.parse(retention);
        assertThat(world.order(OrderSettings.defaults().withRetention(kept), PRINCIPAL, KEY, BODY)
                        .status())
                .isEqualTo(201);
        Instant created = time("created_at");
        assertThat(Duration.between(created, time("expires_at"))).isEqualTo(kept);
    }

    @ParameterizedTest
    @ValueSource(strings = {"PT72H", "-PT72H", "P4000D", "PT0.25S"})
    void theClocksOffsetShiftsEveryTimeOfARecord(String offset) {
        Duration by = Duration.parse(offset);
        OrderService shifted = new OrderService(
                world.database(),
                LedgerClock.shifted(by),
                OrderSettings.defaults(),
                world.register(),
                Witness.NONE,
                Waiter.sleeping(),
                () -> 0.5);
        Answer answer = shifted.handle(OrderWorld.request(OrderSettings.defaults(), PRINCIPAL, KEY, BODY), Steps.NONE);
        assertThat(answer.status()).isEqualTo(201);
        Instant created = time("created_at");
        assertThat(Duration.between(Instant.now().plus(by), created).abs()).isLessThan(Duration.ofSeconds(30));
        assertThat(Duration.between(created, time("expires_at"))).isEqualTo(Duration.ofHours(72));
        assertThat(text(answer)).contains("\"createdAt\":\"" + created + "\"");
    }

    private Instant time(String column) {
        return world.database()
                .client()
                .sql("select " + column + " from idempotency_records")
                .query(OffsetDateTime.class)
                .single()
                .toInstant();
    }

    private static String text(Answer answer) {
        return new String(answer.body(), StandardCharsets.UTF_8);
    }
}
