package dev.onceledger.order;

import static dev.onceledger.testing.OrderWorld.BODY;
import static dev.onceledger.testing.OrderWorld.KEY;
import static dev.onceledger.testing.OrderWorld.PRINCIPAL;
import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Target;
import dev.onceledger.testing.OrderWorld;
import dev.onceledger.testing.PostgresForTests;
import dev.onceledger.testing.TestDatabase;
import dev.onceledger.timeline.wire.CuttingProxy;
import dev.onceledger.timeline.wire.CuttingProxy.Fault;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** The network fails while COMMIT is under way; with statements that travel alone, and with statements that travel together. */
@ParameterizedClass
@ValueSource(booleans = {true, false})
class CommitOutcomeTest {
    @Parameter
    boolean watched;

    private final Map<Step, Integer> passed = new EnumMap<>(Step.class);
    private OrderWorld world;
    private CuttingProxy proxy;
    private LedgerDatabase throughProxy;

    @BeforeEach
    void open() throws Exception {
        world = new OrderWorld(TestDatabase.POSTGRESQL);
        proxy = new CuttingProxy(
                new InetSocketAddress("localhost", PostgresForTests.server().getPort()));
        Target direct = world.database().target();
        throughProxy = LedgerDatabase.open(new Target(
                "jdbc:postgresql://localhost:" + proxy.port() + "/postgres",
                direct.user(),
                direct.password(),
                direct.schema(),
                4));
    }

    @AfterEach
    void close() throws Exception {
        throughProxy.close();
        proxy.close();
        world.close();
    }

    @Test
    void aCommitThatNeverReachedTheServerIsTriedAgain() throws Exception {
        Answer answer = orderWith(Fault.BEFORE_IT_ARRIVES, bounds(3, 20));
        assertThat(answer.status()).isEqualTo(201);
        assertThat(answer.replayed()).isFalse();
        assertThat(passed).containsEntry(Step.BEFORE_CLAIM, 2).containsEntry(Step.BEFORE_FRESH_READ, 1);
        oneOrderIsMade();
    }

    @Test
    void aCommitWhoseAnswerIsLostIsAnsweredFromTheLedger() throws Exception {
        Answer answer = orderWith(Fault.BEFORE_THE_ANSWER, bounds(3, 20));
        assertThat(answer.status()).isEqualTo(201);
        assertThat(answer.location()).isEqualTo("/orders/o-901");
        assertThat(answer.body()).isEqualTo(world.order().body());
        assertThat(passed).containsEntry(Step.BEFORE_CLAIM, 1);
        oneOrderIsMade();
    }

    @Test
    void aCommitWhoseAnswerNeverComesIsGivenUpInTimeToReadTheLedgerInTheSameTry() throws Exception {
        long begun = System.nanoTime();
        // What is left for reading is a part of it: on a busy machine a connection takes its time.
        Answer answer = orderWith(Fault.ANSWER_SWALLOWED, bounds(1, 6));
        assertThat(answer.status()).isEqualTo(201);
        assertThat(answer.location()).isEqualTo("/orders/o-901");
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(10));
        oneOrderIsMade();
    }

    @Test
    void aRefusalWhoseCommitAnswerIsLostIsAnsweredFromTheLedger() throws Exception {
        String tooMany = BODY.replace("\"qty\":2", "\"qty\":11");
        Answer answer = orderWith(Fault.BEFORE_THE_ANSWER, bounds(3, 20), tooMany);
        assertThat(answer.status()).isEqualTo(409);
        assertThat(new String(answer.body(), StandardCharsets.UTF_8)).contains("OUT_OF_STOCK");
        assertThat(world.orders()).isZero();
        assertThat(world.statusOf(KEY)).isEqualTo("FAILED_FINAL");
    }

    @Test
    void whenTheLedgerCannotBeReadEitherTheOutcomeIsUnconfirmedAndNeverAFailure() throws Exception {
        proxy.stayDownAfterTheFault();
        long begun = System.nanoTime();
        Answer answer = orderWith(Fault.BEFORE_THE_ANSWER, bounds(3, 4));
        assertThat(answer.code()).contains(Code.REQUEST_STATUS_UNCONFIRMED);
        assertThat(answer.retryAfter()).isNotNull();
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(12));
        oneOrderIsMade();
        proxy.up();
        assertThat(world.order().replayed()).isTrue();
    }

    @Test
    void anOutcomeThatStaysUnknownIsUnconfirmedAlsoWhenTheDeadlinePasses() throws Exception {
        proxy.stayDownAfterTheFault();
        Answer answer = handle(Fault.BEFORE_THE_ANSWER, bounds(3, 4), BODY, pause -> waitFor(Duration.ofSeconds(5)));
        assertThat(answer.code()).contains(Code.REQUEST_STATUS_UNCONFIRMED);
        oneOrderIsMade();
    }

    private static OrderSettings bounds(int attempts, int seconds) {
        return OrderSettings.defaults().withBounds(attempts, Duration.ofSeconds(seconds));
    }

    private Answer orderWith(Fault fault, OrderSettings settings) throws Exception {
        return orderWith(fault, settings, BODY);
    }

    private Answer orderWith(Fault fault, OrderSettings settings, String body) throws Exception {
        return handle(fault, settings, body, Waiter.sleeping());
    }

    private Answer handle(Fault fault, OrderSettings settings, String body, Waiter waiter) throws Exception {
        OrderService service = new OrderService(
                throughProxy, world.clock(), settings, world.register(), Witness.NONE, waiter, () -> 0.5);
        Steps arming = new Steps() {
            @Override
            public void at(Step step) {
                if (passed.merge(step, 1, Integer::sum) == 1 && step == Step.BEFORE_COMMIT) {
                    proxy.arm(fault);
                }
            }

            @Override
            public boolean watched() {
                return watched;
            }
        };
        Answer answer = service.handle(OrderWorld.request(settings, PRINCIPAL, KEY, body), arming);
        assertThat(proxy.struck()).isTrue();
        return answer;
    }

    private static void waitFor(Duration time) {
        LockSupport.parkNanos(time.toNanos());
    }

    private void oneOrderIsMade() {
        assertThat(world.orders()).isEqualTo(1);
        assertThat(world.records()).isEqualTo(1);
        assertThat(world.stockOf("A-10")).isEqualTo(8);
    }
}
