package dev.onceledger.order;

import static dev.onceledger.testing.OrderWorld.BODY;
import static dev.onceledger.testing.OrderWorld.KEY;
import static dev.onceledger.testing.OrderWorld.PRINCIPAL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.onceledger.testing.DyingAt;
import dev.onceledger.testing.OrderWorld;
import dev.onceledger.testing.TestDatabase;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a request may fail, what must be there afterwards, and what the same key does then: judged by committed rows. */
@ParameterizedClass
@EnumSource(TestDatabase.class)
class FailurePointTest {
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

    static Stream<Arguments> beforeTheCommit() {
        Stream<Step> everywhere = Stream.of(
                Step.RECEIVED,
                Step.BEFORE_CLAIM,
                Step.JUDGED,
                Step.ORDER_INSERTED,
                Step.STOCK_DECREASED,
                Step.RESPONSE_STORED,
                Step.BEFORE_COMMIT);
        Stream<Step> betweenStatements = Stream.of(Step.CLAIMED, Step.SAVEPOINT_SET, Step.STOCK_LOCKED);
        return Stream.concat(
                everywhere.flatMap(step -> Stream.of(arguments(step, true), arguments(step, false))),
                betweenStatements.map(step -> arguments(step, true)));
    }

    @ParameterizedTest
    @MethodSource("beforeTheCommit")
    void aRequestThatDiesBeforeItsCommitLeavesNothingAndItsKeyRunsAsNew(Step step, boolean watched) {
        dieAt(step, watched);
        thereIs(0, 0, 10);
        Answer again = world.order();
        assertThat(again.status()).isEqualTo(201);
        assertThat(again.replayed()).isFalse();
        thereIs(1, 1, 8);
    }

    static Stream<Arguments> afterTheCommit() {
        return Stream.of(Step.COMMITTED, Step.ANSWERED)
                .flatMap(step -> Stream.of(arguments(step, true), arguments(step, false)));
    }

    @ParameterizedTest
    @MethodSource("afterTheCommit")
    void aRequestThatDiesAfterItsCommitIsAnsweredFromTheLedger(Step step, boolean watched) {
        dieAt(step, watched);
        thereIs(1, 1, 8);
        assertThat(world.statusOf(KEY)).isEqualTo("SUCCEEDED");
        Answer again = world.order();
        assertThat(again.status()).isEqualTo(201);
        assertThat(again.replayed()).isTrue();
        assertThat(again.location()).isEqualTo("/orders/o-901");
        thereIs(1, 1, 8);
    }

    @ParameterizedTest
    @EnumSource(names = {"CLAIM_LOST", "BEFORE_FRESH_READ", "RECORD_READ"})
    void aRepetitionThatDiesWhileItLooksChangesNothing(Step step) {
        world.order();
        dieAt(step, false);
        thereIs(1, 1, 8);
        assertThat(world.order().replayed()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aCancellationThatDiesBeforeItsCommitLeavesTheOrderAsItWas(boolean watched) throws Exception {
        world.order();
        Request cancel =
                Request.of(PRINCIPAL, "c", new CancelOrder(CancelRequest.parse("o-901", new byte[0])), "trace");
        for (Step step : List.of(Step.ORDER_INSERTED, Step.STOCK_DECREASED, Step.BEFORE_COMMIT)) {
            assertThatThrownBy(() -> world.service(SETTINGS).handle(cancel, new DyingAt(step, watched)))
                    .isInstanceOf(DyingAt.Died.class);
            thereIs(1, 1, 8);
            assertThat(world.count("select count(*) from orders where order_status = 'CREATED'"))
                    .isEqualTo(1);
        }
        assertThat(world.cancel(PRINCIPAL, "c", "o-901").status()).isEqualTo(200);
        thereIs(1, 2, 10);
    }

    static Stream<Arguments> partialChanges() {
        return Stream.of(Step.JUDGED, Step.ORDER_INSERTED, Step.STOCK_DECREASED)
                .flatMap(step -> Stream.of(arguments(step, true), arguments(step, false)));
    }

    @ParameterizedTest
    @MethodSource("partialChanges")
    void aFinalRefusalAfterAPartialChangeLeavesOnlyTheRefusal(Step step, boolean watched) {
        Steps refusing = new Steps() {
            @Override
            public void at(Step now) throws FinalRefusal {
                if (now == step) {
                    throw new FinalRefusal(Problems.notForSale("A-10"));
                }
            }

            @Override
            public boolean watched() {
                return watched;
            }
        };
        Answer refused = handle(BODY, refusing);
        assertThat(refused.code()).contains(Code.SKU_NOT_FOR_SALE);
        thereIs(0, 1, 10);
        assertThat(world.statusOf(KEY)).isEqualTo("FAILED_FINAL");
        Answer again = world.order();
        assertThat(again.replayed()).isTrue();
        assertThat(again.status()).isEqualTo(409);
        assertThat(again.body()).isEqualTo(refused.body());
        thereIs(0, 1, 10);
    }

    @Test
    void aRefusalAtAPlaceWhereNoneCanBeStoredLeavesNothing() {
        for (Step step : List.of(Step.BEFORE_CLAIM, Step.RESPONSE_STORED, Step.BEFORE_COMMIT)) {
            Steps refusing = now -> {
                if (now == step) {
                    throw new FinalRefusal(Problems.notForSale("A-10"));
                }
            };
            assertThatThrownBy(() -> handle(BODY, refusing)).isInstanceOf(IllegalStateException.class);
            thereIs(0, 0, 10);
        }
    }

    @Test
    void aLateRetryOfASweptRecordIsToldWhereTheOrderIs() {
        world.order();
        world.database().client().sql("""
                update idempotency_records set status = 'EXPIRED', response_body = null, canonical = null,
                       content_type = null, location = null, expired_at = current_timestamp
                """).update();
        Answer late = world.order();
        assertThat(late.status()).isEqualTo(410);
        assertThat(late.code()).contains(Code.IDEMPOTENCY_KEY_EXPIRED);
        assertThat(new String(late.body(), StandardCharsets.UTF_8)).contains("\"orderId\":\"o-901\"");
        thereIs(1, 1, 8);
        assertThat(world.statusOf(KEY)).isEqualTo("EXPIRED");
    }

    @Test
    void requestsThatDieGiveTheirConnectionsBack() {
        for (int i = 0; i < world.database().target().poolSize() + 5; i++) {
            dieAt(Step.ORDER_INSERTED, i % 2 == 0);
        }
        assertThat(world.order().status()).isEqualTo(201);
        assertThat(world.register().list()).isEmpty();
    }

    private Answer handle(String body, Steps steps) {
        return world.service(SETTINGS).handle(OrderWorld.request(SETTINGS, PRINCIPAL, KEY, body), steps);
    }

    private void dieAt(Step step, boolean watched) {
        assertThatThrownBy(() -> handle(BODY, new DyingAt(step, watched))).isInstanceOf(DyingAt.Died.class);
    }

    private void thereIs(long orders, long records, long left) {
        assertThat(world.orders()).as("orders").isEqualTo(orders);
        assertThat(world.records()).as("ledger records").isEqualTo(records);
        assertThat(world.stockOf("A-10")).as("stock of A-10").isEqualTo(left);
    }
}
