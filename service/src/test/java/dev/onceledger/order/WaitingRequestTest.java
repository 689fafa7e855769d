package dev.onceledger.order;

import static dev.onceledger.testing.OrderWorld.BODY;
import static dev.onceledger.testing.OrderWorld.KEY;
import static dev.onceledger.testing.OrderWorld.PRINCIPAL;
import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.testing.Background;
import dev.onceledger.testing.DyingAt;
import dev.onceledger.testing.HeldAt;
import dev.onceledger.testing.OrderWorld;
import dev.onceledger.testing.TestDatabase;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Two requests with one key, the second while the first is at work. */
@ParameterizedClass
@EnumSource(TestDatabase.class)
class WaitingRequestTest {
    private static final OrderSettings SETTINGS = OrderSettings.defaults().withBounds(3, Duration.ofSeconds(20));

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
    void twoRequestsThatClaimOneKeyMakeOneOrderAndTheLoserGetsItsAnswer() throws Exception {
        HeldAt held = new HeldAt(Step.CLAIMED);
        CompletableFuture<Answer> winner = start(BODY, held);
        held.awaitReached();
        HeldAt asking = new HeldAt(Step.BEFORE_CLAIM);
        CompletableFuture<Answer> loser = start(BODY, asking);
        asking.awaitReached().release();
        thereIs(0, 0, 10);
        held.release();
        assertThat(winner.get().status()).isEqualTo(201);
        assertThat(loser.get().replayed()).isTrue();
        assertThat(loser.get().body()).isEqualTo(winner.get().body());
        thereIs(1, 1, 8);
    }

    @Test
    void anotherBodyThatComesWhileTheFirstIsAtWorkIsRefusedAndTheFirstStays() throws Exception {
        HeldAt held = new HeldAt(Step.ORDER_INSERTED);
        CompletableFuture<Answer> first = start(BODY, held);
        held.awaitReached();
        HeldAt asking = new HeldAt(Step.BEFORE_CLAIM);
        CompletableFuture<Answer> other = start(BODY.replace("12000", "15000"), asking);
        asking.awaitReached().release();
        held.release();
        assertThat(first.get().status()).isEqualTo(201);
        assertThat(other.get().code()).contains(Code.IDEMPOTENCY_KEY_REUSED);
        thereIs(1, 1, 8);
    }

    @Test
    void whenTheWinnerDiesTheWaitingRequestRunsInItsPlace() throws Exception {
        HeldAt held = new HeldAt(Step.ORDER_INSERTED);
        CompletableFuture<Answer> dying = Background.start(
                () -> world.service(SETTINGS).handle(OrderWorld.request(SETTINGS, PRINCIPAL, KEY, BODY), new Steps() {
                    @Override
                    public void at(Step step) {
                        held.at(step);
                        new DyingAt(Step.ORDER_INSERTED, true).at(step);
                    }

                    @Override
                    public boolean watched() {
                        return true;
                    }
                }));
        held.awaitReached();
        HeldAt asking = new HeldAt(Step.BEFORE_CLAIM);
        CompletableFuture<Answer> waiting = start(BODY, asking);
        asking.awaitReached().release();
        held.release();
        assertThat(waiting.get().status()).isEqualTo(201);
        assertThat(waiting.get().replayed()).isFalse();
        assertThat(dying).isCompletedExceptionally();
        thereIs(1, 1, 8);
    }

    private CompletableFuture<Answer> start(String body, Steps steps) {
        return Background.start(() -> handle(body, steps));
    }

    private Answer handle(String body, Steps steps) {
        return world.service(SETTINGS).handle(OrderWorld.request(SETTINGS, PRINCIPAL, KEY, body), steps);
    }

    private void thereIs(long orders, long records, long left) {
        assertThat(world.orders()).as("orders").isEqualTo(orders);
        assertThat(world.records()).as("ledger records").isEqualTo(records);
        assertThat(world.stockOf("A-10")).as("stock of A-10").isEqualTo(left);
    }
}
