package dev.onceledger.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.onceledger.testing.TestDatabase;
import dev.onceledger.timeline.file.Timelines;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.RunListener;
import dev.onceledger.timeline.run.TimelineRunner;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExplorerTest {
    /**
     * The counts can be worked out by hand. Two copies: the winner has seven moves, the loser three, of which the second comes
     * after the winner's second and the third after its sixth: 58 orders, twice, for either may win. A repetition beside a
     * cancellation: three moves among seven, 120. Two repetitions and a sweep: three, three and one, 140. The last item: the
     * refused one has six moves, of which the third comes after the winner's third and the fourth after its sixth: 332, twice.
     */
    @ParameterizedTest(name = "{0} on {1}: {2}")
    @CsvSource({
        "same-key, H2_MEMORY, 116",
        "same-key, POSTGRESQL, 116",
        "other-body, H2_MEMORY, 116",
        "cancel-meanwhile, H2_MEMORY, 120",
        "sweep-meanwhile, H2_MEMORY, 140",
        "last-item, H2_MEMORY, 664"
    })
    void everyFeasibleOrderIsRunAndKeepsEveryRule(String scenario, TestDatabase database, long schedules)
            throws Exception {
        explores(scenario, database, schedules);
    }

    @Tag("search")
    @ParameterizedTest(name = "{0} on {1}: {2}")
    @CsvSource({
        "last-item, POSTGRESQL, 664",
        "retention-meanwhile, H2_MEMORY, 1276",
        "other-body, POSTGRESQL, 116",
        "cancel-meanwhile, POSTGRESQL, 120",
        "sweep-meanwhile, POSTGRESQL, 140"
    })
    void everyFeasibleOrderOfTheLongerOnesIsRunToo(String scenario, TestDatabase database, long schedules)
            throws Exception {
        explores(scenario, database, schedules);
    }

    /** A death, a final error or a transient failure at a step of each order; the first few hundred of them. */
    @Tag("search")
    @ParameterizedTest(name = "{0} on {1}")
    @CsvSource({"same-key, H2_MEMORY", "same-key, POSTGRESQL", "last-item, H2_MEMORY"})
    void aFailureAtSomeStepBreaksNoRule(String scenario, TestDatabase database) throws Exception {
        Exploration found = exploring(scenario, Plan.of(Faults.ONE).shuffled(7).limit(300), database);
        assertThat(found.shortest()).as(found.summary().en()).isEmpty();
        assertThat(found.progress().schedules()).isEqualTo(300);
    }

    @Test
    void aRuleThatIsBrokenIsFoundAndItsScheduleReplaysAsATimeline() throws Exception {
        String wrong = Timelines.text("same-key").replace("expect stock A-10 8", "expect stock A-10 9");
        Exploration found = new Explorer(
                        Timelines.parse("wrong", wrong),
                        wrong,
                        Plan.of(Faults.NONE).workers(1).limit(10))
                .explore(TestDatabase.H2_MEMORY.target(), Checkpoint.START, ExplorationListener.TO_THE_END);
        assertThat(found.progress().violating()).isEqualTo(10);
        assertThat(found.isComplete()).isFalse();
        assertThat(found.broken()).containsExactly(Rule.AS_EXPECTED);
        Violation violation = found.shortest().orElseThrow();
        assertThat(violation.detail().en()).isEqualTo("expect stock A-10 9, seen 8");
        Outcome replayed = TimelineRunner.run(
                Timelines.parse("replayed", violation.script()), TestDatabase.POSTGRESQL.target(), RunListener.NONE);
        assertThat(replayed.stopped()).isEmpty();
        assertThat(replayed.unmet())
                .singleElement()
                .satisfies(unmet -> assertThat(unmet.seen().en()).isEqualTo("8"));
    }

    /** Three copies have too many orders to run them all in a test; a shuffled part of them. */
    @Tag("search")
    @ParameterizedTest(name = "{0} on {1}")
    @CsvSource({"same-key, H2_MEMORY", "other-body, POSTGRESQL", "last-item, POSTGRESQL"})
    void threeClientsBreakNoRule(String scenario, TestDatabase database) throws Exception {
        String text = Crowd.ofThree(Timelines.text(scenario));
        Exploration found = new Explorer(
                        Timelines.parse(scenario, text),
                        text,
                        Plan.of(Faults.NONE).shuffled(5).limit(200))
                .explore(database.target(), Checkpoint.START, ExplorationListener.TO_THE_END);
        assertThat(found.shortest()).as(found.summary().en()).isEmpty();
        assertThat(found.progress().schedules()).isEqualTo(200);
    }

    /** Every order, alone and with one failure at every step: about seven minutes for the longest. */
    @Tag("search")
    @ParameterizedTest(name = "{0}: {1} orders of steps")
    @CsvSource({
        "same-key, 6718",
        "other-body, 6718",
        "last-item, 66188",
        "cancel-meanwhile, 2538",
        "sweep-meanwhile, 580",
        "retention-meanwhile, 102746"
    })
    void everyOrderWithAFailureAtEveryStepBreaksNoRule(String scenario, long schedules) throws Exception {
        Exploration found = exploring(scenario, Plan.of(Faults.ONE), TestDatabase.H2_MEMORY);
        assertThat(found.shortest()).as(found.summary().en()).isEmpty();
        assertThat(found.progress().schedules()).as(found.summary().en()).isEqualTo(schedules);
        assertThat(found.isComplete()).isTrue();
    }

    @Test
    void aFewFailuresBreakNoRule() throws Exception {
        Exploration found =
                exploring("same-key", Plan.of(Faults.ONE).shuffled(11).limit(60), TestDatabase.H2_MEMORY);
        assertThat(found.shortest()).as(found.summary().en()).isEmpty();
    }

    @Test
    void anExplorationGoesOnWhereItEnded() throws Exception {
        Plan plan = Plan.of(Faults.NONE).limit(40);
        Exploration first = exploring("same-key", plan, TestDatabase.H2_MEMORY);
        assertThat(first.isComplete()).isFalse();
        assertThat(first.progress().schedules()).isEqualTo(40);
        Checkpoint read = Checkpoint.read(first.rest().lines());
        Exploration second = new Explorer(
                        Timelines.load("same-key"),
                        Timelines.text("same-key"),
                        Plan.of(Faults.NONE).shuffled(3))
                .explore(TestDatabase.H2_MEMORY.target(), read, ExplorationListener.TO_THE_END);
        assertThat(second.isComplete()).isTrue();
        assertThat(second.progress().schedules()).isEqualTo(116);
        assertThat(second.progress().done()).isCloseTo(1, within(1e-9));
    }

    private static void explores(String scenario, TestDatabase database, long schedules) throws Exception {
        Exploration found = exploring(scenario, Plan.of(Faults.NONE), database);
        assertThat(found.shortest()).isEmpty();
        assertThat(found.progress().schedules()).as(found.summary().en()).isEqualTo(schedules);
        assertThat(found.isComplete()).isTrue();
    }

    private static Exploration exploring(String scenario, Plan plan, TestDatabase database) throws Exception {
        return new Explorer(Timelines.load(scenario), Timelines.text(scenario), plan)
                .explore(database.target(), Checkpoint.START, ExplorationListener.TO_THE_END);
    }
}
