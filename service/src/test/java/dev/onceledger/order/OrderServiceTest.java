package dev.onceledger.order;

import static dev.onceledger.testing.OrderWorld.BODY;
import static dev.onceledger.testing.OrderWorld.KEY;
import static dev.onceledger.testing.OrderWorld.PRINCIPAL;
import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.testing.OrderWorld;
import dev.onceledger.testing.TestDatabase;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class OrderServiceTest {
    private static final String OTHER_AMOUNT = BODY.replace("12000", "15000");

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
    void oneRequestMakesOneOrderOneRecordAndTakesItsStock() {
        Answer answer = world.order();
        assertThat(answer.status()).isEqualTo(201);
        assertThat(answer.location()).isEqualTo("/orders/o-901");
        assertThat(text(answer))
                .startsWith("{\"orderId\":\"o-901\",\"status\":\"CREATED\",\"currency\":\"KRW\","
                        + "\"items\":[{\"sku\":\"A-10\",\"qty\":2}],\"amount\":12000,\"createdAt\":\"");
        assertThat(world.orders()).isEqualTo(1);
        assertThat(world.records()).isEqualTo(1);
        assertThat(world.stockOf("A-10")).isEqualTo(8);
        assertThat(world.statusOf(KEY)).isEqualTo("SUCCEEDED");
    }

    @Test
    void aRepetitionGetsTheSameBytesAndChangesNothing() {
        Answer first = world.order();
        Answer again = world.order();
        assertThat(again.replayed()).isTrue();
        assertThat(again.status()).isEqualTo(201);
        assertThat(again.body()).isEqualTo(first.body());
        assertThat(world.orders()).isEqualTo(1);
        assertThat(world.stockOf("A-10")).isEqualTo(8);
    }

    @Test
    void anotherBodyUnderTheSameKeyIsRefusedWhateverBecameOfTheFirst() {
        world.order();
        assertThat(world.order(PRINCIPAL, KEY, OTHER_AMOUNT).code()).contains(Code.IDEMPOTENCY_KEY_REUSED);
        world.order(PRINCIPAL, "refused", BODY.replace("A-10", "NONE"));
        assertThat(world.order(PRINCIPAL, "refused", BODY).code()).contains(Code.IDEMPOTENCY_KEY_REUSED);
        assertThat(world.orders()).isEqualTo(1);
    }

    @Test
    void twoPrincipalsWithOneKeyNeitherSeeNorBlockEachOther() {
        assertThat(world.order("user-43", KEY, OTHER_AMOUNT).status()).isEqualTo(201);
        assertThat(world.order("user-42", KEY, BODY).status()).isEqualTo(201);
        assertThat(world.orders()).isEqualTo(2);
    }

    @Test
    void aFinalRefusalIsStoredAndReplayedAndChangesNothing() {
        String tooMany = BODY.replace("\"qty\":2", "\"qty\":11");
        Answer first = world.order(PRINCIPAL, KEY, tooMany);
        assertThat(first.code()).contains(Code.OUT_OF_STOCK);
        Answer again = world.order(PRINCIPAL, KEY, tooMany);
        assertThat(again.replayed()).isTrue();
        assertThat(again.body()).isEqualTo(first.body());
        assertThat(world.orders()).isZero();
        assertThat(world.stockOf("A-10")).isEqualTo(10);
        assertThat(world.statusOf(KEY)).isEqualTo("FAILED_FINAL");
    }

    @Test
    void anUnknownSkuAndOneNotForSaleAreFinalRefusals() {
        assertThat(world.order(PRINCIPAL, "k1", BODY.replace("A-10", "NONE")).status())
                .isEqualTo(422);
        assertThat(world.order(PRINCIPAL, "k2", BODY.replace("A-10", "OLD-1")).code())
                .contains(Code.SKU_NOT_FOR_SALE);
        assertThat(world.orders()).isZero();
    }

    @Test
    void underTheRetryablePolicyOutOfStockStoresNothingAndTheKeyIsJudgedAnew() {
        OrderSettings retryable = OrderSettings.defaults().withRetryWhenOutOfStock(Duration.ofSeconds(5));
        String tooMany = BODY.replace("\"qty\":2", "\"qty\":11");
        Answer refused = world.order(retryable, PRINCIPAL, KEY, tooMany);
        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.retryAfter()).isEqualTo(Duration.ofSeconds(5));
        assertThat(text(refused)).contains("\"retryable\":true");
        assertThat(world.records()).isZero();
        world.database()
                .client()
                .sql("update stock set available = 20 where sku = 'A-10'")
                .update();
        assertThat(world.order(retryable, PRINCIPAL, KEY, tooMany).status()).isEqualTo(201);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void thirtyTwoAtOnceMakeOneOrderAndGetEqualBodies(boolean readFirst) throws Exception {
        OrderSettings settings = OrderSettings.defaults().withReadFirst(readFirst);
        List<Answer> answers = atOnce(32, () -> world.order(settings, PRINCIPAL, KEY, BODY));
        assertThat(answers).allSatisfy(answer -> assertThat(answer.status()).isEqualTo(201));
        assertThat(answers.stream().map(OrderServiceTest::text).distinct()).hasSize(1);
        assertThat(answers.stream().filter(answer -> !answer.replayed())).hasSize(1);
        assertThat(world.orders()).isEqualTo(1);
        assertThat(world.records()).isEqualTo(1);
        assertThat(world.stockOf("A-10")).isEqualTo(8);
    }

    @Test
    void ordersThatNameTheirSkusInOppositeOrderDoNotDeadlock() throws Exception {
        world.database().client().sql("update stock set available = 1000").update();
        String forwards = "{\"currency\":\"KRW\",\"items\":[{\"sku\":\"A-10\",\"qty\":1},{\"sku\":\"B-20\",\"qty\":1},"
                + "{\"sku\":\"A-10\",\"qty\":1}],\"amount\":5}";
        String backwards =
                "{\"currency\":\"KRW\",\"items\":[{\"sku\":\"B-20\",\"qty\":1},{\"sku\":\"A-10\",\"qty\":1}],\"amount\":5}";
        OrderSettings once = OrderSettings.defaults().withBounds(1, Duration.ofSeconds(20));
        List<Callable<Answer>> calls = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            String key = "k" + i;
            String body = i % 2 == 0 ? forwards : backwards;
            calls.add(() -> world.order(once, PRINCIPAL, key, body));
        }
        assertThat(all(calls)).allSatisfy(answer -> assertThat(answer.status()).isEqualTo(201));
        assertThat(world.stockOf("A-10")).isEqualTo(1000 - 20 * 2 - 20);
        assertThat(world.stockOf("B-20")).isEqualTo(1000 - 40);
    }

    @Test
    void aCancellationGivesTheStockBackAndTheFirstAnswerStays() {
        Answer created = world.order();
        assertThat(world.cancel(PRINCIPAL, KEY, "o-901").status()).isEqualTo(200);
        assertThat(world.stockOf("A-10")).isEqualTo(10);
        assertThat(world.cancel(PRINCIPAL, KEY, "o-901").replayed()).isTrue();
        assertThat(world.cancel(PRINCIPAL, "other", "o-901").code()).contains(Code.ORDER_ALREADY_CANCELLED);
        assertThat(world.order().body()).isEqualTo(created.body());
        assertThat(world.stockOf("A-10")).isEqualTo(10);
    }

    @Test
    void anotherPrincipalCannotCancelAndTheKeyIsNotUsedUp() {
        world.order();
        assertThat(world.cancel("user-43", "c1", "o-901").code()).contains(Code.NOT_FOUND);
        assertThat(world.cancel(PRINCIPAL, "c2", "o-999").code()).contains(Code.NOT_FOUND);
        assertThat(world.records()).isEqualTo(1);
    }

    @Test
    void aLedgerRowDeletedByHandDoesNotLetItsKeyOrderTwice() {
        world.order();
        world.database().client().sql("delete from idempotency_records").update();
        Answer again = world.order();
        assertThat(again.code()).contains(Code.ORDER_EXISTS_FOR_KEY);
        assertThat(text(again)).contains("o-901");
        assertThat(world.orders()).isEqualTo(1);
        assertThat(world.records()).isZero();
        assertThat(world.stockOf("A-10")).isEqualTo(8);
    }

    private static String text(Answer answer) {
        return new String(answer.body(), StandardCharsets.UTF_8);
    }

    private static List<Answer> atOnce(int times, Callable<Answer> call) throws Exception {
        List<Callable<Answer>> calls = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            calls.add(call);
        }
        return all(calls);
    }

    private static List<Answer> all(List<Callable<Answer>> calls) throws Exception {
        ExecutorService workers = Executors.newFixedThreadPool(calls.size());
        try {
            List<Answer> answers = new ArrayList<>();
            for (Future<Answer> future : workers.invokeAll(calls)) {
                answers.add(future.get());
            }
            return answers;
        } finally {
            workers.shutdown();
        }
    }
}
