package dev.onceledger.design;

import static dev.onceledger.design.DesignWorld.R0;
import static dev.onceledger.design.DesignWorld.code;
import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.design.checktheninsert.CheckThenInsertDesign;
import dev.onceledger.design.deleteonexpiry.DeleteOnExpiryDesign;
import dev.onceledger.order.Answer;
import dev.onceledger.order.Step;
import dev.onceledger.testing.TestDatabase;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The two mistakes of article 000: SELECT before INSERT, and rows that are deleted when they expire. */
class MistakesTest {
    static Stream<TestDatabase> databases() {
        return DesignWorld.databases();
    }

    @ParameterizedTest
    @MethodSource("databases")
    void twoThatBothLookFirstMakeTwoOrders(TestDatabase kind) {
        try (DesignWorld world = new DesignWorld(kind, false).deploy(CheckThenInsertDesign::new)) {
            List<Answer> second = new ArrayList<>();
            Answer first = world.send(R0, Happening.at(Step.RECORD_READ, () -> second.add(world.send(R0))));
            assertThat(first.status()).isEqualTo(201);
            assertThat(second).extracting(Answer::status).containsExactly(201);
            assertThat(world.orders()).isEqualTo(2);
            assertThat(world.charges()).isEqualTo(2);
            assertThat(world.design().keys().rows()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void oneAfterTheOtherTheyAreOneOrder(TestDatabase kind) {
        try (DesignWorld world = new DesignWorld(kind, false).deploy(CheckThenInsertDesign::new)) {
            Answer first = world.send(R0);
            assertThat(world.send(R0).body()).isEqualTo(first.body());
            assertThat(world.orders()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void aLateRetryOfADeletedRowMakesASecondOrder(TestDatabase kind) {
        try (DesignWorld world = new DesignWorld(kind, false)
                .deploy(site -> new DeleteOnExpiryDesign(DeleteOnExpiryDesign.NAME, site))) {
            world.send(R0);
            assertThat(world.design().retentionPasses()).isEqualTo(1);
            assertThat(world.records()).isZero();
            assertThat(world.send(R0).status()).isEqualTo(201);
            assertThat(world.orders()).isEqualTo(2);
            assertThat(world.charges()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void theSecondGuardRefusesTheLateRetry(TestDatabase kind) {
        try (DesignWorld world =
                new DesignWorld(kind, true).deploy(site -> new DeleteOnExpiryDesign(DeleteOnExpiryDesign.NAME, site))) {
            world.send(R0);
            world.design().retentionPasses();
            assertThat(code(world.send(R0))).isEqualTo("ORDER_EXISTS_FOR_KEY");
            assertThat(world.orders()).isEqualTo(1);
            assertThat(world.charges()).isEqualTo(1);
        }
    }
}
