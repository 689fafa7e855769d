package dev.onceledger.order;

import static dev.onceledger.testing.OrderWorld.BODY;
import static dev.onceledger.testing.OrderWorld.KEY;
import static dev.onceledger.testing.OrderWorld.PRINCIPAL;
import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.testing.OrderWorld;
import dev.onceledger.testing.TestDatabase;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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

/** The far ends of what an order may be. */
@ParameterizedClass
@EnumSource(TestDatabase.class)
class OrderLimitsTest {
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
                        .query(BigDecimal.class)
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
        List<String> keys = new ArrayList<>(List.of(all, all + " ", all.toLowerCase(Locale.ROOT), "x".repeat(255)));
        IntStream.rangeClosed('!', '~').mapToObj(Character::toString).forEach(keys::add);
        for (String key : keys) {
            assertThat(world.order(PRINCIPAL, key, BODY).replayed()).as(key).isFalse();
            assertThat(world.order(PRINCIPAL, key, BODY).replayed()).as(key).isTrue();
        }
        assertThat(world.orders()).isEqualTo(keys.size());
    }

    private static String sku(int i) {
        return "S-" + (1000 + i);
    }

    private static String text(Answer answer) {
        return new String(answer.body(), StandardCharsets.UTF_8);
    }
}
