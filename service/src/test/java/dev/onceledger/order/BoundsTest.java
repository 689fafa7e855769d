package dev.onceledger.order;

import static dev.onceledger.testing.OrderWorld.BODY;
import static dev.onceledger.testing.OrderWorld.KEY;
import static dev.onceledger.testing.OrderWorld.PRINCIPAL;
import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.database.Budget;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.testing.Background;
import dev.onceledger.testing.HeldAt;
import dev.onceledger.testing.OrderWorld;
import dev.onceledger.testing.Passed;
import dev.onceledger.testing.Rival;
import dev.onceledger.testing.TestDatabase;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** No path waits or tries without a bound, and each gives up with its own answer. */
@ParameterizedClass
@EnumSource(TestDatabase.class)
class BoundsTest {
    private static final Duration DEADLINE = Duration.ofMillis(1800);

    private static final OrderSettings SHORT = OrderSettings.defaults().withBounds(3, DEADLINE);

    private static final OrderSettings LONG = OrderSettings.defaults().withBounds(3, Duration.ofSeconds(25));

    /** What a slow machine may add to a deadline. */
    private static final Duration GRACE = Duration.ofSeconds(2);

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

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aRequestWhoseKeyIsHeldTooLongIsUnconfirmedAndTheHolderFinishes(boolean watched) throws Exception {
        HeldAt held = new HeldAt(Step.CLAIMED);
        CompletableFuture<Answer> holder = Background.start(() -> handle(LONG, KEY, held));
        held.awaitReached();
        Passed passed = new Passed(watched);
        Answer answer = within(DEADLINE.plus(GRACE), () -> handle(SHORT, KEY, passed));
        assertThat(answer.code()).contains(Code.REQUEST_STATUS_UNCONFIRMED);
        assertThat(answer.retryAfter()).isEqualTo(SHORT.retryAfter());
        assertThat(passed.times(Step.BEFORE_CLAIM)).isBetween(1, 3);
        assertThat(world.orders()).isZero();
        held.release();
        assertThat(holder.get().status()).isEqualTo(201);
        assertThat(world.orders()).isEqualTo(1);
        assertThat(world.order().replayed()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aRequestWhoseStockIsHeldTooLongReachesItsRetryLimit(boolean watched) throws Exception {
        HeldAt held = new HeldAt(Step.STOCK_LOCKED);
        CompletableFuture<Answer> holder = Background.start(() -> handle(LONG, "other", held));
        held.awaitReached();
        Passed passed = new Passed(watched);
        Answer answer = within(DEADLINE.plus(GRACE), () -> handle(SHORT, KEY, passed));
        assertThat(answer.code()).contains(Code.RETRY_LIMIT_REACHED);
        assertThat(answer.status()).isEqualTo(503);
        assertThat(passed.times(Step.BEFORE_CLAIM)).isEqualTo(3);
        held.release();
        assertThat(holder.get().status()).isEqualTo(201);
        assertThat(world.records()).isEqualTo(1);
        assertThat(world.order().status()).isEqualTo(201);
    }

    @Test
    void aCancellationWhoseOrderIsHeldTooLongReachesItsRetryLimit() throws Exception {
        world.order();
        HeldAt held = new HeldAt(Step.STOCK_LOCKED);
        CompletableFuture<Answer> holder = Background.start(() -> cancel(LONG, "c1", held));
        held.awaitReached();
        Answer answer = within(DEADLINE.plus(GRACE), () -> cancel(SHORT, "c2", new Passed(false)));
        assertThat(answer.code()).contains(Code.RETRY_LIMIT_REACHED);
        held.release();
        assertThat(holder.get().status()).isEqualTo(200);
        assertThat(world.cancel(PRINCIPAL, "c2", "o-901").code()).contains(Code.ORDER_ALREADY_CANCELLED);
        assertThat(world.stockOf("A-10")).isEqualTo(10);
    }

    @Test
    void withoutAFreeConnectionARequestGivesUpInTime() throws Exception {
        try (LedgerDatabase narrow =
                LedgerDatabase.open(world.database().target().withPoolSize(1))) {
            OrderService service = new OrderService(
                    narrow, world.clock(), SHORT, world.register(), Witness.NONE, Waiter.sleeping(), () -> 0.5);
            Request request = OrderWorld.request(SHORT, PRINCIPAL, KEY, BODY);
            try (UnitOfWork taken = narrow.begin(Budget.of(Duration.ofSeconds(5)), false)) {
                assertThat(taken.sessionId()).isPositive();
                Answer answer = within(DEADLINE.plus(GRACE), () -> service.handle(request, Steps.NONE));
                assertThat(answer.code()).contains(Code.RETRY_LIMIT_REACHED);
            }
            assertThat(service.handle(request, Steps.NONE).status()).isEqualTo(201);
        }
    }

    @Test
    void theDeadlineIsExceededOnlyByATryThatWouldStartLate() throws Exception {
        LedgerDatabase full = world.database().over(budget -> {
            throw new SQLException("no connection was free", "53300");
        });
        OrderService late = new OrderService(
                full,
                world.clock(),
                SHORT,
                world.register(),
                Witness.NONE,
                pause -> LockSupport.parkNanos(DEADLINE.toNanos()),
                () -> 0.5);
        Passed passed = new Passed(true);
        Answer answer = within(
                DEADLINE.multipliedBy(2).plus(GRACE),
                () -> late.handle(OrderWorld.request(SHORT, PRINCIPAL, KEY, BODY), passed));
        assertThat(answer.code()).contains(Code.RETRY_DEADLINE_EXCEEDED);
        assertThat(passed.times(Step.BEFORE_CLAIM)).isEqualTo(1);
    }

    @Test
    void aCommittedProcessingRowOfAForeignWriterIsInProgressAndStays() throws Exception {
        String fingerprint =
                OrderWorld.request(SHORT, PRINCIPAL, KEY, BODY).fingerprint().value();
        try (Rival foreign = new Rival(world, kind)) {
            foreign.execute(PROCESSING_ROW.replace("'v1:0'", "'" + fingerprint + "'"));
            foreign.commit();
        }
        Passed passed = new Passed(false);
        Answer answer = within(DEADLINE.plus(GRACE), () -> handle(SHORT, KEY, passed));
        assertThat(answer.code()).contains(Code.REQUEST_IN_PROGRESS);
        assertThat(answer.retryAfter()).isNotNull();
        assertThat(passed.times(Step.BEFORE_CLAIM)).isEqualTo(3);
        assertThat(world.orders()).isZero();
        assertThat(world.statusOf(KEY)).isEqualTo("PROCESSING");
        assertThat(world.stockOf("A-10")).isEqualTo(10);
    }

    @Test
    void requestsThatQueueForOneStockRowAllReachTheirRetryLimit() throws Exception {
        try (Rival holder = new Rival(world, kind).lockStock("A-10")) {
            List<Callable<Answer>> calls = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                String key = "k" + i;
                calls.add(() -> handle(SHORT, key, Steps.NONE));
            }
            assertThat(Background.atOnce(calls))
                    .allSatisfy(answer -> assertThat(answer.code()).contains(Code.RETRY_LIMIT_REACHED));
            holder.rollback();
        }
        assertThat(world.records()).isZero();
    }

    private Answer handle(OrderSettings settings, String key, Steps steps) {
        return world.service(settings).handle(OrderWorld.request(settings, PRINCIPAL, key, BODY), steps);
    }

    private Answer cancel(OrderSettings settings, String key, Steps steps) throws InvalidRequest {
        CancelOrder operation = new CancelOrder(CancelRequest.parse("o-901", new byte[0]));
        return world.service(settings).handle(Request.of(PRINCIPAL, key, operation, "trace"), steps);
    }

    private static <T> T within(Duration bound, Callable<T> call) throws Exception {
        long begun = System.nanoTime();
        T result = call.call();
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(bound);
        return result;
    }
}
