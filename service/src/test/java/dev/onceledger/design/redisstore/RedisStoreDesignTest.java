package dev.onceledger.design.redisstore;

import static dev.onceledger.design.DesignWorld.R0;
import static dev.onceledger.design.DesignWorld.R1;
import static dev.onceledger.design.DesignWorld.code;
import static dev.onceledger.design.DesignWorld.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.onceledger.design.DesignRequest;
import dev.onceledger.design.DesignWorld;
import dev.onceledger.design.Happening;
import dev.onceledger.design.RedisForTests;
import dev.onceledger.design.redis.Redis;
import dev.onceledger.design.redis.RedisServer;
import dev.onceledger.design.unprotected.Unprotected;
import dev.onceledger.order.Answer;
import dev.onceledger.order.Step;
import dev.onceledger.testing.TestDatabase;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Article 002: its accident, its checklist of six, and the holes that contract §9 names. */
class RedisStoreDesignTest {
    private static final RedisStoreSettings PER_USER =
            RedisStoreSettings.defaults().with(KeyForm.USER_AND_KEY);
    private static final String KEY = "idempotency:order:" + R0.key();

    static Stream<TestDatabase> databases() {
        return DesignWorld.databases();
    }

    private static DesignWorld world(TestDatabase kind, RedisStoreSettings settings) {
        return new DesignWorld(kind, false).deploy(site -> new RedisStoreDesign(RedisStoreDesign.NAME, site, settings));
    }

    @ParameterizedTest
    @MethodSource("databases")
    void theAccidentChargesTwiceWithoutProtectionAndOnceWithIt(TestDatabase kind) {
        try (DesignWorld before = new DesignWorld(kind, false).deploy(Unprotected::new);
                DesignWorld after = world(kind, RedisStoreSettings.defaults())) {
            before.send(R0); // its answer is lost
            before.send(R0); // 1.2 s later
            assertThat(before.orders()).isEqualTo(2);
            assertThat(before.charges()).isEqualTo(2);
            Answer lost = after.send(R0);
            Answer again = after.send(R0);
            assertThat(after.orders()).isEqualTo(1);
            assertThat(after.charges()).isEqualTo(1);
            assertThat(again.body()).isEqualTo(lost.body());
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void checkOneAMissingKeyIsRefused(TestDatabase kind) {
        try (DesignWorld world = world(kind, PER_USER)) {
            assertThat(world.send(R0.under(null)).status()).isEqualTo(400);
            assertThat(world.orders()).isZero();
            assertThat(world.redis().keys("")).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void checkTwoOfTenAtOnceOneRunsAndNineAreInProgress(TestDatabase kind) throws Exception {
        try (DesignWorld world = world(kind, PER_USER)) {
            List<Answer> others = new ArrayList<>();
            Answer first = world.send(R0, Happening.at(Step.CLAIMED, () -> others.addAll(nineAtOnce(world))));
            assertThat(first.status()).isEqualTo(201);
            assertThat(others).hasSize(9).allSatisfy(answer -> {
                assertThat(answer.status()).isEqualTo(409);
                assertThat(code(answer)).isEqualTo("REQUEST_IN_PROGRESS");
            });
            assertThat(world.orders()).isEqualTo(1);
            assertThat(world.charges()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void tenThatRaceFreelyMakeOneOrder(TestDatabase kind) throws Exception {
        try (DesignWorld world = world(kind, PER_USER)) {
            List<Answer> answers = world.atOnce(10, R0);
            // Who comes after the first has ended gets its answer: that somebody is told to wait is not certain.
            assertThat(answers).extracting(Answer::status).isSubsetOf(201, 409);
            assertThat(answers)
                    .filteredOn(answer -> answer.status() == 201 && !answer.replayed())
                    .hasSize(1);
            assertThat(world.orders()).isEqualTo(1);
            assertThat(world.charges()).isEqualTo(1);
        }
    }

    private static List<Answer> nineAtOnce(DesignWorld world) {
        try {
            return world.atOnce(9, R0);
        } catch (Exception failed) {
            throw new AssertionError(failed);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void checkThreeARetryGetsTheSameAnswerWithTheStoredCode(TestDatabase kind) {
        try (DesignWorld world = world(kind, PER_USER)) {
            Answer first = world.send(R0);
            Answer again = world.send(R0);
            assertThat(again.status()).isEqualTo(first.status()).isEqualTo(201);
            assertThat(again.body()).isEqualTo(first.body());
            assertThat(again.replayed()).isTrue();
            assertThat(world.stock()).isEqualTo(98);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void checkFourARolledBackTransactionFreesTheKey(TestDatabase kind) {
        try (DesignWorld world = world(kind, PER_USER)) {
            assertThat(world.send(R0, Happening.exceptionAt(Step.WORKED)).status())
                    .isEqualTo(500);
            assertThat(world.redis().keys("")).isEmpty();
            assertThat(world.orders()).isZero();
            assertThat(world.send(R0).status()).isEqualTo(201);
            assertThat(world.charges()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void checkFiveEveryKeyHasATimeToLiveFromItsClaimOn(TestDatabase kind) {
        Duration day = Duration.ofHours(24);
        try (DesignWorld world = world(kind, RedisStoreSettings.defaults())) {
            world.send(R0, Happening.at(Step.CLAIMED, () -> assertThat(
                            world.redis().timeToLive(KEY))
                    .hasValueSatisfying(left -> assertThat(left).isBetween(day.minusMinutes(1), day))));
            assertThat(world.redis().timeToLive(KEY))
                    .hasValueSatisfying(left -> assertThat(left).isBetween(day.minusMinutes(1), day));
            assertThat(world.redis().get(KEY).orElseThrow())
                    .contains("\"status\":\"COMPLETED\"", "\"responseCode\":201", "\"responseBody\"", "\"createdAt\"");
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void checkSixTheUserInTheKeyKeepsUsersApart(TestDatabase kind) {
        try (DesignWorld world = world(kind, PER_USER)) {
            Answer mine = world.send(R0);
            Answer theirs = world.send(R0.by("user-77"));
            assertThat(theirs.replayed()).isFalse();
            assertThat(text(theirs)).isNotEqualTo(text(mine));
            assertThat(world.orders()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void theKeyAsFirstShownGivesOneUsersAnswerToAnother(TestDatabase kind) {
        try (DesignWorld world = world(kind, RedisStoreSettings.defaults())) {
            Answer mine = world.send(R0);
            Answer theirs = world.send(R0.by("user-77"));
            assertThat(theirs.body()).isEqualTo(mine.body());
            assertThat(world.orders()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void anotherBodyGetsTheFirstAnswer(TestDatabase kind) {
        try (DesignWorld world = world(kind, PER_USER)) {
            Answer first = world.send(R0);
            assertThat(world.send(R1).body()).isEqualTo(first.body());
            assertThat(world.orders()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void aCrashLeavesTheKeyInProgressUntilItsTimeToLiveIsOver(TestDatabase kind) {
        try (DesignWorld world = world(kind, PER_USER.withTimeToLive(Duration.ofMillis(1500)))) {
            assertThatThrownBy(() -> world.send(R0, Happening.deathAt(Step.CLAIMED)))
                    .isInstanceOf(Happening.ProcessEnds.class);
            assertThat(world.send(R0).status()).isEqualTo(409);
            assertThat(world.design().keys().inProgress()).isEqualTo(1);
            Awaitility.await()
                    .untilAsserted(
                            () -> assertThat(world.design().keys().rows()).isZero());
            assertThat(world.send(R0).status()).isEqualTo(201);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void anExceptionAfterTheChargeFreesTheKeyAndTheRetryChargesAgain(TestDatabase kind) {
        try (DesignWorld world = world(kind, PER_USER)) {
            world.send(R0, Happening.exceptionAt(Step.CHARGED));
            world.send(R0);
            assertThat(world.orders()).isEqualTo(1);
            assertThat(world.charges()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void afterTheTimeToLiveTheRequestRunsAgain(TestDatabase kind) {
        try (DesignWorld world = world(kind, PER_USER)) {
            world.send(R0);
            assertThat(world.design().retentionPasses()).isEqualTo(1);
            world.send(R0);
            assertThat(world.orders()).isEqualTo(2);
            assertThat(world.charges()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void uniqueInTheDatabaseIsTheLastResort(TestDatabase kind) {
        try (DesignWorld world = new DesignWorld(kind, true)
                .deploy(site -> new RedisStoreDesign(RedisStoreDesign.NAME, site, PER_USER))) {
            world.send(R0);
            world.design().retentionPasses();
            Answer late = world.send(R0);
            assertThat(late.status()).isEqualTo(409);
            assertThat(code(late)).isEqualTo("ORDER_EXISTS_FOR_KEY");
            assertThat(world.orders()).isEqualTo(1);
            assertThat(world.charges()).isEqualTo(1);
            assertThat(world.stock()).isEqualTo(98);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void inProgressCanBeFourHundredTwentyTwo(TestDatabase kind) {
        try (DesignWorld world = world(kind, PER_USER.withInProgressStatus(422))) {
            List<Answer> second = new ArrayList<>();
            world.send(R0, Happening.at(Step.CLAIMED, () -> second.add(world.send(R0))));
            assertThat(second).extracting(Answer::status).containsExactly(422);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void withoutRedisItRunsUnguardedOrIsClosed(TestDatabase kind) {
        RedisServer own = RedisServer.start();
        try (DesignWorld open = new DesignWorld(kind, false, new Redis(own.url(), "open:"))
                        .deploy(site -> new RedisStoreDesign(RedisStoreDesign.NAME, site, PER_USER));
                DesignWorld closed = new DesignWorld(kind, false, new Redis(own.url(), "closed:"))
                        .deploy(site -> new RedisStoreDesign(
                                RedisStoreDesign.NAME,
                                site,
                                new RedisStoreSettings(KeyForm.USER_AND_KEY, Duration.ofHours(24), 409, false)))) {
            own.close();
            open.send(R0);
            open.send(R0);
            assertThat(open.orders()).isEqualTo(2);
            assertThat(closed.send(R0).status()).isEqualTo(503);
            assertThat(closed.orders()).isZero();
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void aBusinessRefusalIsKeptAndNothingIsCharged(TestDatabase kind) {
        DesignRequest tooMany = R0.saying(R0.body().replace("\"qty\":2", "\"qty\":101"));
        try (DesignWorld world = world(kind, PER_USER)) {
            Answer first = world.send(tooMany);
            assertThat(code(first)).isEqualTo("OUT_OF_STOCK");
            assertThat(world.send(tooMany).body()).isEqualTo(first.body());
            assertThat(world.charges()).isZero();
            assertThat(world.stock()).isEqualTo(100);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void twoDeploymentsOnOneRedisShareTheirKeys(TestDatabase kind) {
        try (DesignWorld world = world(kind, PER_USER)) {
            Answer first = world.send(R0);
            world.deploy(site -> new RedisStoreDesign(RedisStoreDesign.NAME, site, PER_USER));
            assertThat(world.send(R0).body()).isEqualTo(first.body());
            assertThat(RedisForTests.server().isOwn()).isTrue();
        }
    }
}
