package dev.onceledger.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.onceledger.testing.OrderWorld;
import dev.onceledger.testing.TestDatabase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The contract's checks pass on the service, and each planted fault is caught by the check that is meant for it. */
@ParameterizedClass
@EnumSource(TestDatabase.class)
class PlantedFaultTest {
    private static final Map<PlantedFault, OrderContract> CAUGHT_BY = Map.of(
            PlantedFault.SELECT_BEFORE_INSERT, OrderContract.TWO_AT_ONCE_MAKE_ONE_ORDER_AND_GET_ONE_ANSWER,
            PlantedFault.LEDGER_COMMITTED_BEFORE_THE_ORDER,
                    OrderContract.A_REQUEST_THAT_DIES_BEFORE_ITS_COMMIT_LEAVES_NOTHING,
            PlantedFault.NO_UNDO_ON_A_LATE_REFUSAL, OrderContract.A_LATE_FINAL_REFUSAL_LEAVES_NO_ORDER,
            PlantedFault.ANSWER_BEFORE_THE_COMMIT, OrderContract.AN_ANSWER_IS_GIVEN_ONLY_FOR_WHAT_IS_COMMITTED);

    @Parameter
    TestDatabase kind;

    @ParameterizedTest
    @EnumSource
    void theServiceKeeps(OrderContract check) throws Exception {
        try (OrderWorld world = new OrderWorld(kind)) {
            OrderService service = world.service(OrderSettings.defaults());
            check.check(world, service::handle);
        }
    }

    @ParameterizedTest
    @EnumSource
    void isCaughtByTheCheckThatIsMeantForIt(PlantedFault fault) {
        List<OrderContract> broken = new ArrayList<>();
        for (OrderContract check : OrderContract.values()) {
            try (OrderWorld world = new OrderWorld(kind)) {
                Orders orders = fault.over(world);
                Throwable caught = catchThrowable(() -> check.check(world, orders));
                assertThat(caught == null || caught instanceof AssertionError)
                        .as("%s fails by its assertion, not by %s", check, caught)
                        .isTrue();
                if (caught != null) {
                    broken.add(check);
                }
            }
        }
        assertThat(broken).contains(CAUGHT_BY.get(fault));
    }
}
