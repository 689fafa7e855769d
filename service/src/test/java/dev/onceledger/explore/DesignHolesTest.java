package dev.onceledger.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.design.RedisForTests;
import dev.onceledger.design.verdict.DesignKind;
import dev.onceledger.design.verdict.Designs;
import dev.onceledger.testing.TestDatabase;
import dev.onceledger.timeline.file.Timelines;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The holes of other designs, each found without being told where it is. */
class DesignHolesTest {
    @Test
    void redisStoreGivesAnotherBodyTheFirstAnswer() throws Exception {
        assertThat(explored(Designs.REDIS_STORE, "other-body", Faults.NONE).broken())
                .containsExactly(Rule.NO_FOREIGN_ANSWER);
    }

    @Test
    void aCrashLeavesAKeyOfRedisStoreInProgress() throws Exception {
        assertThat(explored(Designs.REDIS_STORE, "same-key", Faults.ONE).broken())
                .contains(Rule.NO_STUCK_KEY);
    }

    @Test
    void aKeyThatRedisStoreDeletesAfterTheChargeIsChargedAgain() throws Exception {
        assertThat(explored(Designs.REDIS_STORE, "same-key", Faults.ONE).broken())
                .contains(Rule.CHARGED_ONCE);
    }

    @Test
    void redisStoreRunsAgainAfterTheTimeToLive() throws Exception {
        assertThat(explored(Designs.REDIS_STORE, "retention-meanwhile", Faults.NONE)
                        .broken())
                .contains(Rule.ONE_ORDER_PER_SCOPE, Rule.CHARGED_ONCE);
    }

    @Test
    void checkThenInsertOrdersTwice() throws Exception {
        assertThat(explored(Designs.CHECK_THEN_INSERT, "same-key", Faults.NONE).broken())
                .contains(Rule.ONE_ORDER_PER_SCOPE, Rule.CHARGED_ONCE);
    }

    @Test
    void deleteOnExpiryOrdersTwiceUnlessTheSecondGuardStands() throws Exception {
        assertThat(explored(Designs.DELETE_ON_EXPIRY, "retention-meanwhile", Faults.NONE)
                        .broken())
                .contains(Rule.ONE_ORDER_PER_SCOPE);
        assertThat(explored(Designs.DELETE_ON_EXPIRY_GUARDED, "retention-meanwhile", Faults.NONE)
                        .broken())
                .doesNotContain(Rule.ONE_ORDER_PER_SCOPE, Rule.CHARGED_ONCE);
    }

    @Test
    void theLedgerBreaksNoneOfTheseRules() throws Exception {
        for (String scenario : new String[] {"same-key", "other-body", "retention-meanwhile"}) {
            assertThat(explored(Designs.LEDGER, scenario, Faults.NONE).shortest())
                    .as(scenario)
                    .isEmpty();
        }
    }

    @Tag("search")
    @Test
    void aClaimOfTheFilterIsNeverReleased() throws Exception {
        assertThat(explored(Designs.FILTER_CLAIM, "same-key", Faults.ONE).broken())
                .contains(Rule.NO_STUCK_KEY);
    }

    private static Exploration explored(Designs design, String scenario, Faults faults) throws Exception {
        DesignKind kind = new DesignKind(design, () -> RedisForTests.server().url());
        Plan plan = Plan.of(faults).on(kind);
        return new Explorer(Timelines.load(scenario), Timelines.text(scenario), plan)
                .explore(TestDatabase.H2_MEMORY.target(), Checkpoint.START, ExplorationListener.TO_THE_END);
    }
}
