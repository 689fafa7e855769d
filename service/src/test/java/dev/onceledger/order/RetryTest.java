package dev.onceledger.order;

import static dev.onceledger.testing.OrderWorld.BODY;
import static dev.onceledger.testing.OrderWorld.KEY;
import static dev.onceledger.testing.OrderWorld.PRINCIPAL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.testing.Background;
import dev.onceledger.testing.HeldAt;
import dev.onceledger.testing.OrderWorld;
import dev.onceledger.testing.Passed;
import dev.onceledger.testing.Rival;
import dev.onceledger.testing.TestDatabase;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What passes by itself is tried again, at once where a holder lets go, and nothing of a failed try is stored. */
@ParameterizedClass
@EnumSource(TestDatabase.class)
class RetryTest {
    private static final Duration DEADLINE = Duration.ofMillis(1800);

    private static final OrderSettings SHORT = OrderSettings.defaults().withBounds(3, DEADLINE);

    private static final OrderSettings LONG = OrderSettings.defaults().withBounds(3, Duration.ofSeconds(25));

    private static final String PROCESSING_ROW = """
            insert into idempotency_records (principal, operation, idem_key, fingerprint, status, created_at, expires_at)
            values ('user-42', 'create-order', 'checkout-20260914-001', 'v1:0', 'PROCESSING', current_timestamp,
                    current_timestamp + interval '1' hour)
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
    void aDeadlockOnTheFirstTryStoresNothingAndTheSecondTryOrders() throws Exception {
        String both = BODY.replace(
                "{\"sku\":\"A-10\",\"qty\":2}", "{\"sku\":\"A-10\",\"qty\":1},{\"sku\":\"B-20\",\"qty\":1}");
        try (Rival rival = new Rival(world, kind).lockStock("B-20")) {
            Passed passed = new Passed(true);
            CompletableFuture<Answer> order = Background.start(
                    () -> world.service(LONG).handle(OrderWorld.request(LONG, PRINCIPAL, KEY, both), passed));
            awaitAWaiter();
            try {
                rival.execute("select * from stock where sku = 'A-10' for update");
            } catch (SQLException rivalWasChosen) {
                assertThat(rivalWasChosen.getSQLState()).isEqualTo("40001");
            }
            rival.rollback();
            assertThat(order.get().status()).isEqualTo(201);
            assertThat(order.get().replayed()).isFalse();
            if (kind == TestDatabase.POSTGRESQL) {
                assertThat(passed.times(Step.BEFORE_CLAIM)).isEqualTo(2);
            }
        }
        assertThat(world.orders()).isEqualTo(1);
        assertThat(world.records()).isEqualTo(1);
        assertThat(world.stockOf("A-10")).isEqualTo(9);
    }

    @Test
    void whenTheHolderOfTheStockRollsBackTheWaiterGoesOnAtOnce() throws Exception {
        try (Rival holder = new Rival(world, kind).lockStock("A-10")) {
            Passed passed = new Passed(true);
            CompletableFuture<Answer> waiting = Background.start(() -> handle(LONG, KEY, passed));
            awaitAWaiter();
            holder.rollback();
            Answer answer = within(Duration.ofSeconds(1), waiting::get);
            assertThat(answer.status()).isEqualTo(201);
            assertThat(passed.times(Step.BEFORE_CLAIM)).isEqualTo(1);
        }
    }

    @Test
    void whenTheHolderOfTheKeyRollsBackTheWaiterGoesOnAtOnce() throws Exception {
        try (Rival holder = new Rival(world, kind)) {
            holder.execute(PROCESSING_ROW);
            Passed passed = new Passed(true);
            CompletableFuture<Answer> waiting = Background.start(() -> handle(LONG, KEY, passed));
            passed.await(Step.BEFORE_CLAIM);
            holder.rollback();
            Answer answer = within(Duration.ofSeconds(1), waiting::get);
            assertThat(answer.status()).isEqualTo(201);
            assertThat(answer.replayed()).isFalse();
        }
    }

    @Test
    void aTryThatHoldsTheClaimSettlesWhatAnEarlierTryCouldNotLearn() throws Exception {
        try (Rival stock = new Rival(world, kind).lockStock("A-10");
                Rival rival = new Rival(world, kind)) {
            rival.execute(PROCESSING_ROW);
            Answer answer = handle(SHORT, KEY, step -> {
                if (step == Step.BEFORE_RETRY) {
                    rival.rollback();
                }
            });
            assertThat(answer.code()).contains(Code.RETRY_LIMIT_REACHED);
            stock.rollback();
        }
        assertThat(world.order().status()).isEqualTo(201);
    }

    @Test
    void aSerialisationConflictOnTheFirstTryIsTriedAgain() throws Exception {
        LedgerDatabase strict = world.database().over(budget -> {
            Connection connection = world.database().dataSource().getConnection();
            connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            return connection;
        });
        OrderService service = new OrderService(
                strict, world.clock(), LONG, world.register(), Witness.NONE, Waiter.sleeping(), () -> 0.5);
        HeldAt held = new HeldAt(Step.CLAIMED);
        CompletableFuture<Answer> order =
                Background.start(() -> service.handle(OrderWorld.request(LONG, PRINCIPAL, KEY, BODY), held));
        held.awaitReached();
        world.database()
                .client()
                .sql("update stock set available = 5 where sku = 'A-10'")
                .update();
        held.release();
        assertThat(order.get().status()).isEqualTo(201);
        assertThat(order.get().replayed()).isFalse();
        assertThat(world.stockOf("A-10")).isEqualTo(3);
        assertThat(world.orders()).isEqualTo(1);
    }

    @Test
    void anOrderThatExistsButCannotBeReadJustNowIsLookedUpByTheNextTry() throws Exception {
        world.order();
        world.database().client().sql("delete from idempotency_records").update();
        AtomicInteger opened = new AtomicInteger();
        LedgerDatabase failing = world.database().over(budget -> {
            if (opened.incrementAndGet() == 2) {
                throw new SQLException("no connection was free", "53300");
            }
            return world.database().dataSource().getConnection();
        });
        OrderService service = new OrderService(
                failing, world.clock(), LONG, world.register(), Witness.NONE, Waiter.sleeping(), () -> 0.5);
        Answer answer = service.handle(OrderWorld.request(LONG, PRINCIPAL, KEY, BODY), Steps.NONE);
        assertThat(answer.code()).contains(Code.ORDER_EXISTS_FOR_KEY);
        assertThat(opened).hasValue(4);
    }

    private void awaitAWaiter() {
        await().until(() -> !world.database()
                .client()
                .sql(world.database().dialect().sessions().waits())
                .query()
                .listOfRows()
                .isEmpty());
    }

    private Answer handle(OrderSettings settings, String key, Steps steps) {
        return world.service(settings).handle(OrderWorld.request(settings, PRINCIPAL, key, BODY), steps);
    }

    private static <T> T within(Duration bound, Callable<T> call) throws Exception {
        long begun = System.nanoTime();
        T result = call.call();
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(bound);
        return result;
    }
}
