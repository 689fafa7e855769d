package dev.onceledger.order;

import static dev.onceledger.testing.OrderWorld.BODY;
import static dev.onceledger.testing.OrderWorld.KEY;
import static dev.onceledger.testing.OrderWorld.PRINCIPAL;
import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.testing.Background;
import dev.onceledger.testing.OrderWorld;
import dev.onceledger.testing.TestDatabase;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The far ends of what an order may be, and what people do at the same time. */
@ParameterizedClass
@EnumSource(TestDatabase.class)
class OrderEdgesTest {
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
    void thirtyTwoOrdersForTheLastTenPiecesSellExactlyTen() throws Exception {
        String one = BODY.replace("\"qty\":2", "\"qty\":1");
        List<Callable<Answer>> calls = new ArrayList<>();
        for (int i = 0; i < 32; i++) {
            String key = "k" + i;
            calls.add(() -> world.order(PRINCIPAL, key, one));
        }
        List<Answer> answers = Background.atOnce(calls);
        assertThat(answers.stream().filter(answer -> answer.status() == 201)).hasSize(10);
        assertThat(answers.stream().filter(answer -> answer.status() != 201))
                .hasSize(22)
                .allSatisfy(answer -> assertThat(answer.code()).contains(Code.OUT_OF_STOCK));
        assertThat(world.stockOf("A-10")).isZero();
        assertThat(world.orders()).isEqualTo(10);
        assertThat(world.records()).isEqualTo(32);
    }

    @Test
    void aCancellationUnderManyKeysAtOnceGivesTheStockBackOnce() throws Exception {
        world.order();
        List<Callable<Answer>> calls = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            String key = "c" + i % 8;
            calls.add(() -> world.cancel(PRINCIPAL, key, "o-901"));
        }
        List<Answer> answers = Background.atOnce(calls);
        assertThat(answers.stream().filter(answer -> answer.status() == 200)).hasSize(2);
        assertThat(answers.stream().filter(answer -> answer.status() == 200 && !answer.replayed()))
                .hasSize(1);
        assertThat(answers.stream().filter(answer -> answer.status() == 409)).hasSize(14);
        assertThat(world.stockOf("A-10")).isEqualTo(10);
        assertThat(world.records()).isEqualTo(1 + 8);
    }

    @Test
    void cancellationsAndOrdersOfTheSameSkusDoNotDeadlock() throws Exception {
        world.database().client().sql("update stock set available = 1000").update();
        String both =
                "{\"currency\":\"KRW\",\"items\":[{\"sku\":\"B-20\",\"qty\":1},{\"sku\":\"A-10\",\"qty\":1}],\"amount\":5}";
        for (int i = 0; i < 16; i++) {
            assertThat(world.order(PRINCIPAL, "k" + i, both).location()).isEqualTo("/orders/o-" + (901 + i));
        }
        OrderSettings once = OrderSettings.defaults().withBounds(1, Duration.ofSeconds(20));
        List<Callable<Answer>> calls = new ArrayList<>();
        for (int i = 0; i < 16; i++) {
            int n = i;
            calls.add(() -> world.order(once, PRINCIPAL, "more" + n, both));
            calls.add(() -> world.cancel(PRINCIPAL, "c" + n, "o-" + (901 + n)));
        }
        assertThat(Background.atOnce(calls))
                .allSatisfy(answer -> assertThat(answer.status()).isBetween(200, 201));
        assertThat(world.stockOf("A-10")).isEqualTo(1000 - 16);
        assertThat(world.stockOf("B-20")).isEqualTo(1000 - 16);
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
    @CsvSource({"KRW,1", "KRW,1000000000000", "USD,0.01", "USD,999999999999.99", "USD,1000000000000", "EUR,8.03"})
    void amountsAtBothEndsAreKeptExactly(String currency, String amount) {
        Answer answer =
                world.order(PRINCIPAL, KEY, BODY.replace("KRW", currency).replace("12000", amount));
        assertThat(answer.status()).isEqualTo(201);
        assertThat(text(answer)).contains("\"amount\":" + amount + ",");
        assertThat(world.database()
                        .client()
                        .sql("select amount from orders")
                        .query(java.math.BigDecimal.class)
                        .single())
                .isEqualByComparingTo(amount);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\uD83D\uDE00", "\u00e9", "\\\\"})
    void notesOfFiveHundredCodePointsAreKept(String unit) {
        String body = BODY.replace("}],", "}],\"note\":\"" + unit.repeat(500) + "\",");
        Answer first = world.order(PRINCIPAL, KEY, body);
        assertThat(first.status()).isEqualTo(201);
        String kept = world.database()
                .client()
                .sql("select note from orders")
                .query(String.class)
                .single();
        assertThat(kept.codePointCount(0, kept.length())).isEqualTo(500);
        assertThat(world.order(PRINCIPAL, KEY, body).replayed()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void anOrderOfAHundredItemsIsOneOrder(boolean watched) {
        IntStream.range(0, 100).forEach(i -> world.stock(sku(i), 10000, true));
        String items = IntStream.range(0, 100)
                .mapToObj(i -> "{\"sku\":\"" + sku(99 - i) + "\",\"qty\":10000}")
                .collect(Collectors.joining(","));
        String body = "{\"currency\":\"KRW\",\"items\":[" + items + "],\"amount\":1}";
        Steps steps = new Steps() {
            @Override
            public void at(Step step) {}

            @Override
            public boolean watched() {
                return watched;
            }
        };
        Answer answer = world.service(OrderSettings.defaults())
                .handle(OrderWorld.request(OrderSettings.defaults(), PRINCIPAL, KEY, body), steps);
        assertThat(answer.status()).isEqualTo(201);
        assertThat(world.count("select count(*) from order_items")).isEqualTo(100);
        assertThat(world.count("select count(*) from stock where available = 0"))
                .isEqualTo(100);
        assertThat(world.cancel(PRINCIPAL, "c", "o-901").status()).isEqualTo(200);
        assertThat(world.count("select count(*) from stock where available = 10000"))
                .isEqualTo(100);
    }

    @Test
    void oneSkuInAHundredLinesIsTakenAsTheirSum() {
        world.stock("MANY", 1_000_000, true);
        String items = IntStream.range(0, 100)
                .mapToObj(i -> "{\"sku\":\"MANY\",\"qty\":10000}")
                .collect(Collectors.joining(","));
        String body = "{\"currency\":\"KRW\",\"items\":[" + items + "],\"amount\":1}";
        assertThat(world.order(PRINCIPAL, KEY, body).status()).isEqualTo(201);
        assertThat(world.stockOf("MANY")).isZero();
        assertThat(world.order(PRINCIPAL, "next", BODY.replace("A-10", "MANY")).code())
                .contains(Code.OUT_OF_STOCK);
        assertThat(world.cancel(PRINCIPAL, "c", "o-901").status()).isEqualTo(200);
        assertThat(world.stockOf("MANY")).isEqualTo(1_000_000);
    }

    @Test
    void keysOfEveryPrintableCharacterAreKeysOfTheirOwn() {
        world.database().client().sql("update stock set available = 1000").update();
        String all =
                IntStream.rangeClosed(' ', '~').mapToObj(Character::toString).collect(Collectors.joining());
        List<String> keys =
                new ArrayList<>(List.of(all, all + " ", all.toLowerCase(java.util.Locale.ROOT), "x".repeat(255)));
        IntStream.rangeClosed('!', '~').mapToObj(Character::toString).forEach(keys::add);
        for (String key : keys) {
            assertThat(world.order(PRINCIPAL, key, BODY).replayed()).as(key).isFalse();
            assertThat(world.order(PRINCIPAL, key, BODY).replayed()).as(key).isTrue();
        }
        assertThat(world.orders()).isEqualTo(keys.size());
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

    @Test
    void anOrderAndItsCancellationUnderOneKeyAreTwoIntents() {
        assertThat(world.order().status()).isEqualTo(201);
        assertThat(world.cancel(PRINCIPAL, KEY, "o-901").replayed()).isFalse();
        assertThat(world.records()).isEqualTo(2);
    }

    private Instant time(String column) {
        return world.database()
                .client()
                .sql("select " + column + " from idempotency_records")
                .query(java.time.OffsetDateTime.class)
                .single()
                .toInstant();
    }

    private static String sku(int i) {
        return "S-" + (1000 + i);
    }

    private static String text(Answer answer) {
        return new String(answer.body(), StandardCharsets.UTF_8);
    }
}
