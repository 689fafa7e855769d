package dev.onceledger.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.design.RedisForTests;
import dev.onceledger.design.verdict.DesignKind;
import dev.onceledger.design.verdict.Designs;
import dev.onceledger.testing.TestDatabase;
import dev.onceledger.timeline.file.Timelines;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.RunListener;
import dev.onceledger.timeline.run.TimelineRunner;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The holes of other designs, each found without being told where it is. */
class DesignHolesTest {
    @Test
    void redisStoreGivesAnotherBodyTheFirstAnswer() throws Exception {
        Exploration found = explored(Designs.REDIS_STORE, "other-body", Faults.NONE);
        assertThat(found.broken()).containsExactly(Rule.NO_FOREIGN_ANSWER);
        replaysAsWhatIsBroken(Designs.REDIS_STORE, found.shortest().orElseThrow());
    }

    @Test
    void aCrashLeavesAKeyOfRedisStoreInProgress() throws Exception {
        finds(Designs.REDIS_STORE, "same-key", Faults.ONE, Rule.NO_STUCK_KEY);
    }

    @Test
    void aKeyThatRedisStoreDeletesAfterTheChargeIsChargedAgain() throws Exception {
        finds(Designs.REDIS_STORE, "same-key", Faults.ONE, Rule.CHARGED_ONCE);
    }

    @Test
    void redisStoreRunsAgainAfterTheTimeToLive() throws Exception {
        finds(Designs.REDIS_STORE, "retention-meanwhile", Faults.NONE, Rule.ONE_ORDER_PER_SCOPE, Rule.CHARGED_ONCE);
    }

    @Test
    void checkThenInsertOrdersTwice() throws Exception {
        finds(Designs.CHECK_THEN_INSERT, "same-key", Faults.NONE, Rule.ONE_ORDER_PER_SCOPE, Rule.CHARGED_ONCE);
    }

    @Test
    void deleteOnExpiryOrdersTwice() throws Exception {
        finds(Designs.DELETE_ON_EXPIRY, "retention-meanwhile", Faults.NONE, Rule.ONE_ORDER_PER_SCOPE);
    }

    @Tag("search")
    @Test
    void deleteOnExpiryDoesNotOrderTwiceWithTheSecondGuard() throws Exception {
        assertThat(explored(Designs.DELETE_ON_EXPIRY_GUARDED, "retention-meanwhile", Faults.NONE)
                        .broken())
                .doesNotContain(Rule.ONE_ORDER_PER_SCOPE, Rule.CHARGED_ONCE);
    }

    @Tag("search")
    @ParameterizedTest
    @ValueSource(strings = {"same-key", "other-body", "retention-meanwhile"})
    void theLedgerBreaksNoneOfTheseRules(String scenario) throws Exception {
        assertThat(explored(Designs.LEDGER, scenario, Faults.NONE).shortest()).isEmpty();
    }

    @Tag("search")
    @Test
    void aClaimOfTheFilterIsNeverReleased() throws Exception {
        finds(Designs.FILTER_CLAIM, "same-key", Faults.ONE, Rule.NO_STUCK_KEY);
    }

    /** So that no order can be passed over quietly. */
    @ParameterizedTest(name = "{0}, {1}: {2} orders of steps")
    @CsvSource({"redis-store, same-key, 12", "filter-claim, other-body, 10", "unprotected, same-key, 26"})
    void everyFeasibleOrderOfADesignIsRun(String design, String scenario, int schedules) throws Exception {
        counts(design, scenario, schedules);
    }

    @Tag("search")
    @ParameterizedTest(name = "{0}: {1}, {2}, {3} orders of steps")
    @CsvSource({
        "ledger, 150, 80, 250",
        "redis-store, 12, 12, 110",
        "redis-store/user, 12, 12, 110",
        "redis-store/user+unique, 12, 12, 110",
        "filter-claim, 10, 10, 36",
        "check-then-insert, 390, 390, 110",
        "delete-on-expiry, 150, 80, 250",
        "delete-on-expiry/guarded, 150, 80, 250"
    })
    void everyFeasibleOrderOfEveryDesignIsRun(String design, int sameKey, int otherBody, int lastItem)
            throws Exception {
        counts(design, "same-key", sameKey);
        counts(design, "other-body", otherBody);
        counts(design, "last-item", lastItem);
    }

    private static void counts(String design, String scenario, int schedules) throws Exception {
        Exploration found = explored(Designs.named(design).orElseThrow(), scenario, Faults.NONE);
        assertThat(found.isComplete()).isTrue();
        assertThat(found.progress().schedules()).as(found.summary().en()).isEqualTo(schedules);
    }

    private static void finds(Designs design, String scenario, Faults faults, Rule... rules) throws Exception {
        Exploration found = explored(
                design, scenario, faults, progress -> !progress.broken().containsAll(Set.of(rules)));
        assertThat(found.broken()).as(found.summary().en()).contains(rules);
        for (Violation violation : found.violations()) {
            replaysAsWhatIsBroken(design, violation);
        }
    }

    /** The file says what the broken rule owes and nothing that no design could keep, so that only the hole fails it. */
    private static void replaysAsWhatIsBroken(Designs design, Violation violation) throws Exception {
        Outcome replayed = TimelineRunner.run(
                Timelines.parse("replayed", violation.script()),
                TestDatabase.H2_MEMORY.target(),
                kind(design),
                RunListener.NONE);
        assertThat(replayed.stopped()).as(violation.script()).isEmpty();
        assertThat(replayed.unmet()).as(violation.script()).hasSize(1);
    }

    private static DesignKind kind(Designs design) {
        return new DesignKind(design, () -> RedisForTests.server().url());
    }

    private static Exploration explored(Designs design, String scenario, Faults faults) throws Exception {
        return explored(design, scenario, faults, ExplorationListener.TO_THE_END);
    }

    private static Exploration explored(Designs design, String scenario, Faults faults, ExplorationListener listener)
            throws Exception {
        Plan plan = Plan.of(faults).on(kind(design)).shuffled(1);
        return new Explorer(Timelines.load(scenario), Timelines.text(scenario), plan)
                .explore(TestDatabase.H2_MEMORY.target(), Checkpoint.START, listener);
    }
}
