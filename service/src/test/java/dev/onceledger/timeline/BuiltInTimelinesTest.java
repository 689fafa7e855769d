package dev.onceledger.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.testing.TestDatabase;
import dev.onceledger.timeline.file.InvalidTimeline;
import dev.onceledger.timeline.file.Timelines;
import dev.onceledger.timeline.report.TraceText;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.RunListener;
import dev.onceledger.timeline.run.TimelineRunner;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class BuiltInTimelinesTest {
    private static final Path FOLDER = Path.of("..", "sample-data", "timelines");

    static Stream<Arguments> everyTimelineOnEveryDatabase() {
        return Timelines.builtIn().stream().flatMap(name -> Stream.of(TestDatabase.values())
                .filter(database -> runsOn(name, database))
                .map(database -> Arguments.of(name, database)));
    }

    private static boolean runsOn(String name, TestDatabase database) {
        try {
            return Timelines.load(name)
                    .setup()
                    .databases()
                    .allow(database == TestDatabase.POSTGRESQL ? "PostgreSQL" : "H2");
        } catch (IOException | InvalidTimeline broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** A new golden trace is written only where none stands, and only on request; a difference is always a failure. */
    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("everyTimelineOnEveryDatabase")
    void holdsAndGivesTheSameTraceEverywhere(String name, TestDatabase database) throws Exception {
        Outcome outcome = TimelineRunner.run(Timelines.load(name), database.target(), RunListener.NONE);
        String trace = TraceText.of(outcome);
        assertThat(outcome.holds()).as(trace).isTrue();
        assertThat(trace).isEqualTo(golden(name, trace));
    }

    @Test
    void theIndexNamesEveryFileOfTheFolder() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            List<String> names = files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".timeline"))
                    .map(file -> file.replace(".timeline", ""))
                    .toList();
            assertThat(Timelines.builtIn()).containsExactlyInAnyOrderElementsOf(names);
        }
    }

    private static String golden(String name, String trace) throws IOException {
        if (Boolean.getBoolean("golden.write")) {
            Path file = Path.of("src", "test", "resources", "golden", "timelines", name + ".txt");
            if (Files.notExists(file)) {
                Files.writeString(file, trace);
            }
            return Files.readString(file);
        }
        try (InputStream stream =
                BuiltInTimelinesTest.class.getResourceAsStream("/golden/timelines/" + name + ".txt")) {
            assertThat(stream)
                    .as("golden trace of " + name + "; run once with -Dgolden.write=true")
                    .isNotNull();
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
