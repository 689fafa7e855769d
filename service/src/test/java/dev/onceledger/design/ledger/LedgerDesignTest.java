package dev.onceledger.design.ledger;

import static dev.onceledger.design.DesignWorld.R0;
import static dev.onceledger.design.DesignWorld.R1;
import static dev.onceledger.design.DesignWorld.code;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.design.DesignWorld;
import dev.onceledger.design.Happening;
import dev.onceledger.design.PaymentProvider;
import dev.onceledger.design.SecondGuard;
import dev.onceledger.order.Answer;
import dev.onceledger.order.Step;
import dev.onceledger.testing.TestDatabase;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The holes of the other designs, looked for here; the second guard is off, so that the ledger alone must hold. */
class LedgerDesignTest {
    static Stream<TestDatabase> databases() {
        return DesignWorld.databases();
    }

    private static DesignWorld world(TestDatabase kind) {
        return new DesignWorld(kind, false).deploy(LedgerDesign::new);
    }

    @ParameterizedTest
    @MethodSource("databases")
    void theChargeComesAfterTheCommitUnderAKeyOfTheProviders(TestDatabase kind) {
        try (DesignWorld world = world(kind)) {
            world.send(R0, Happening.at(Step.REMEMBERED, () -> {
                assertThat(world.orders()).isEqualTo(1);
                assertThat(world.charges()).isZero();
            }));
            assertThat(world.payments().charges())
                    .extracting(PaymentProvider.Charge::providerKey)
                    .containsExactly("charge-o-901");
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void aDeathBetweenCommitAndChargeLeavesTheOrderUnchargedUntilTheKeyComesAgain(TestDatabase kind) {
        try (DesignWorld world = world(kind)) {
            assertThatThrownBy(() -> world.send(R0, Happening.deathAt(Step.COMMITTED)))
                    .isInstanceOf(Happening.ProcessEnds.class);
            assertThat(world.orders()).isEqualTo(1);
            assertThat(world.charges()).isZero();
            assertThat(world.send(R0).replayed()).isTrue();
            world.send(R0);
            assertThat(world.orders()).isEqualTo(1);
            assertThat(world.charges()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void aCrashAfterTheClaimLeavesNothingStuck(TestDatabase kind) {
        try (DesignWorld world = world(kind)) {
            assertThatThrownBy(() -> world.send(R0, Happening.deathAt(Step.CLAIMED)))
                    .isInstanceOf(Happening.ProcessEnds.class);
            assertThat(world.design().keys().rows()).isZero();
            assertThat(world.send(R0).status()).isEqualTo(201);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void neitherAnotherBodyNorAnotherCallerGetsTheFirstAnswer(TestDatabase kind) {
        try (DesignWorld world = world(kind)) {
            Answer first = world.send(R0);
            assertThat(code(world.send(R1))).isEqualTo("IDEMPOTENCY_KEY_REUSED");
            Answer theirs = world.send(R0.by("user-77"));
            assertThat(theirs.status()).isEqualTo(201);
            assertThat(theirs.body()).isNotEqualTo(first.body());
            assertThat(world.orders()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void whenTheRetentionHasPassedTheKeyIsRefusedAndNotRunAgain(TestDatabase kind) {
        try (DesignWorld world = world(kind)) {
            world.send(R0);
            assertThat(world.design().retentionPasses()).isEqualTo(1);
            Answer late = world.send(R0);
            assertThat(late.status()).isEqualTo(410);
            assertThat(world.orders()).isEqualTo(1);
            assertThat(world.charges()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void ofThirtyTwoAtOnceAllGetTheSameAnswerAndOneIsCharged(TestDatabase kind) throws Exception {
        try (DesignWorld world = world(kind)) {
            List<Answer> answers = world.atOnce(32, R0);
            assertThat(answers).extracting(Answer::status).containsOnly(201);
            assertThat(answers.stream().map(DesignWorld::text).distinct()).hasSize(1);
            assertThat(world.orders()).isEqualTo(1);
            assertThat(world.charges()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void anHonestFailureIsTriedAgainAndOneThatHadSucceededIsAnswered(TestDatabase kind) {
        try (DesignWorld world = world(kind)) {
            assertThat(world.send(R0, Happening.exceptionAt(Step.CLAIMED)).status())
                    .isEqualTo(500);
            assertThat(world.orders()).isZero();
            assertThat(world.send(R0, Happening.exceptionAt(Step.COMMITTED)).status())
                    .isEqualTo(500);
            Answer again = world.send(R0);
            assertThat(again.status()).isEqualTo(201);
            assertThat(again.replayed()).isTrue();
            assertThat(world.orders()).isEqualTo(1);
            assertThat(world.charges()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void aTrailingSlashIsNoPartOfTheIntentAndABodyThatIsNoJsonIsCalledSo(TestDatabase kind) {
        try (DesignWorld world = world(kind)) {
            Answer first = world.send(R0);
            assertThat(world.send(R0.withTrailingSlash()).body()).isEqualTo(first.body());
            assertThat(code(world.send(R0.under("k2").saying("quantity=1")))).isEqualTo("MALFORMED_JSON");
            assertThat(code(world.send(R0.under(null)))).isEqualTo("IDEMPOTENCY_KEY_MISSING");
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void theSecondGuardOfALedgerWithRowsIsNotDropped(TestDatabase kind) {
        try (DesignWorld world = world(kind);
                LedgerDatabase other = kind.open()) {
            world.send(R0);
            assertThat(world.records()).isEqualTo(1);
            SecondGuard.drop(other);
            assertThatThrownBy(() -> SecondGuard.drop(world.database())).isInstanceOf(IllegalStateException.class);
        }
    }
}
