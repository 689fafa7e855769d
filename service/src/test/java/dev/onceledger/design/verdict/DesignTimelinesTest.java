package dev.onceledger.design.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.design.RedisForTests;
import dev.onceledger.testing.TestDatabase;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.file.Timelines;
import dev.onceledger.timeline.report.TraceText;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.RunListener;
import dev.onceledger.timeline.run.TimelineRunner;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Timeline files told to designs by the same engine that tells them to the order service. */
class DesignTimelinesTest {
    private static final Path FOLDER = Path.of("..", "sample-data", "timelines", "designs");
    private static final List<String> STORIES = List.of("accident-answer-lost", "late-retry", "crash-in-the-middle");

    static Stream<Arguments> everyStoryOnEveryDesign() {
        return STORIES.stream().flatMap(story -> Arrays.stream(Designs.values())
                .flatMap(design -> Stream.of(TestDatabase.H2_MEMORY, TestDatabase.POSTGRESQL)
                        .map(database -> Arguments.of(story, design, database))));
    }

    @ParameterizedTest(name = "{0} on {1}, {2}")
    @MethodSource("everyStoryOnEveryDesign")
    void holds(String story, Designs design, TestDatabase database) throws Exception {
        Outcome outcome = run(Timelines.load(path(story)), design, database);
        assertThat(outcome.holds()).as(TraceText.of(outcome)).isTrue();
    }

    @Test
    void aLineOfADesignCountsForThatDesignOnly() throws Exception {
        String text = Files.readString(Path.of(path("late-retry")))
                .replace("on redis-store expect orders 2", "on redis-store expect orders 1");
        Timeline changed = Timelines.parse("changed", text);
        assertThat(run(changed, Designs.REDIS_STORE, TestDatabase.H2_MEMORY).unmet())
                .singleElement()
                .satisfies(unmet -> assertThat(unmet.seen()).isEqualTo("2"));
        assertThat(run(changed, Designs.LEDGER, TestDatabase.H2_MEMORY).holds()).isTrue();
    }

    private static Outcome run(Timeline timeline, Designs design, TestDatabase database) throws Exception {
        return TimelineRunner.run(
                timeline,
                database.target(),
                new DesignKind(design, () -> RedisForTests.server().url()),
                RunListener.NONE);
    }

    private static String path(String story) {
        return FOLDER.resolve(story + ".timeline").toString();
    }
}
