package dev.onceledger.order;

import static dev.onceledger.testing.OrderWorld.BODY;
import static dev.onceledger.testing.OrderWorld.KEY;
import static dev.onceledger.testing.OrderWorld.PRINCIPAL;
import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.testing.Background;
import dev.onceledger.testing.OrderWorld;
import dev.onceledger.testing.TestDatabase;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What people do at the same time. */
@ParameterizedClass
@EnumSource(TestDatabase.class)
class OrderRacesTest {
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
    void anOrderAndItsCancellationUnderOneKeyAreTwoIntents() {
        assertThat(world.order().status()).isEqualTo(201);
        assertThat(world.cancel(PRINCIPAL, KEY, "o-901").replayed()).isFalse();
        assertThat(world.records()).isEqualTo(2);
    }
}
