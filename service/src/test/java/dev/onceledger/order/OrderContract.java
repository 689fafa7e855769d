package dev.onceledger.order;

import static dev.onceledger.testing.OrderWorld.BODY;
import static dev.onceledger.testing.OrderWorld.KEY;
import static dev.onceledger.testing.OrderWorld.PRINCIPAL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.onceledger.testing.Background;
import dev.onceledger.testing.DyingAt;
import dev.onceledger.testing.OrderWorld;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;

/** What holds for everything that carries out orders, each judged by the rows that are really committed. */
enum OrderContract {
    ONE_REQUEST_MAKES_ONE_ORDER {
        @Override
        void check(OrderWorld world, Orders orders) {
            assertThat(orders.handle(R0, Steps.NONE).status()).isEqualTo(201);
            thereIs(world, 1, 1, 8);
        }
    },
    A_REPETITION_CHANGES_NOTHING {
        @Override
        void check(OrderWorld world, Orders orders) {
            Answer first = orders.handle(R0, Steps.NONE);
            Answer again = orders.handle(R0, Steps.NONE);
            assertThat(again.body()).isEqualTo(first.body());
            thereIs(world, 1, 1, 8);
        }
    },
    ANOTHER_BODY_IS_REFUSED {
        @Override
        void check(OrderWorld world, Orders orders) {
            orders.handle(R0, Steps.NONE);
            Request other =
                    OrderWorld.request(OrderSettings.defaults(), PRINCIPAL, KEY, BODY.replace("12000", "15000"));
            assertThat(orders.handle(other, Steps.NONE).code()).contains(Code.IDEMPOTENCY_KEY_REUSED);
            thereIs(world, 1, 1, 8);
        }
    },
    TWO_AT_ONCE_MAKE_ONE_ORDER_AND_GET_ONE_ANSWER {
        @Override
        void check(OrderWorld world, Orders orders) throws Exception {
            CyclicBarrier together = new CyclicBarrier(2);
            List<Answer> answers =
                    Background.atOnce(2, () -> orders.handle(R0, new FirstTime(Step.BEFORE_CLAIM, together)));
            assertThat(world.orders()).as("orders").isEqualTo(1);
            assertThat(answers.get(0).body()).isEqualTo(answers.get(1).body());
            thereIs(world, 1, 1, 8);
        }
    },
    A_REQUEST_THAT_DIES_BEFORE_ITS_COMMIT_LEAVES_NOTHING {
        @Override
        void check(OrderWorld world, Orders orders) {
            for (Step step : List.of(Step.JUDGED, Step.ORDER_INSERTED, Step.STOCK_DECREASED)) {
                assertThatThrownBy(() -> orders.handle(R0, new DyingAt(step, true)))
                        .isInstanceOf(DyingAt.Died.class);
                thereIs(world, 0, 0, 10);
            }
            assertThat(orders.handle(R0, Steps.NONE).status()).isEqualTo(201);
        }
    },
    A_LATE_FINAL_REFUSAL_LEAVES_NO_ORDER {
        @Override
        void check(OrderWorld world, Orders orders) {
            Answer refused = orders.handle(R0, step -> {
                if (step == Step.STOCK_DECREASED) {
                    throw new FinalRefusal(Problems.notForSale("A-10"));
                }
            });
            assertThat(refused.code()).contains(Code.SKU_NOT_FOR_SALE);
            thereIs(world, 0, 1, 10);
        }
    },
    AN_ANSWER_IS_GIVEN_ONLY_FOR_WHAT_IS_COMMITTED {
        @Override
        void check(OrderWorld world, Orders orders) {
            orders.handle(R0, step -> {
                if (step == Step.ANSWERED) {
                    thereIs(world, 1, 1, 8);
                }
            });
        }
    };

    private static final Request R0 = OrderWorld.request(OrderSettings.defaults(), PRINCIPAL, KEY, BODY);

    abstract void check(OrderWorld world, Orders orders) throws Exception;

    private static void thereIs(OrderWorld world, long orders, long records, long left) {
        assertThat(world.orders()).as("orders").isEqualTo(orders);
        assertThat(world.records()).as("ledger records").isEqualTo(records);
        assertThat(world.stockOf("A-10")).as("stock of A-10").isEqualTo(left);
    }

    /** Brings two requests together at one step, the first time that each gets there. */
    private static final class FirstTime implements Steps {
        private final Step where;
        private final CyclicBarrier barrier;
        private boolean been;

        FirstTime(Step where, CyclicBarrier barrier) {
            this.where = where;
            this.barrier = barrier;
        }

        @Override
        public void at(Step step) {
            if (step == where && !been) {
                been = true;
                try {
                    barrier.await(30, TimeUnit.SECONDS);
                } catch (Exception alone) {
                    throw new AssertionError("the other request did not come", alone);
                }
            }
        }
    }
}
