package dev.onceledger.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.onceledger.database.CannotOpen;
import dev.onceledger.database.Target;
import dev.onceledger.testing.TestDatabase;
import dev.onceledger.timeline.file.Timelines;
import dev.onceledger.timeline.report.TraceText;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.RunListener;
import dev.onceledger.timeline.run.TimelineRunner;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every client is a process of its own, and the trace must be the one of threads. */
class ProcessRunTest {
    @ParameterizedTest(name = "{1} on {0}")
    @CsvSource({
        "H2_FILE, t0-t4",
        "H2_FILE, t0-t4-a-dies",
        "H2_FILE, failure-7-final-refusal",
        "POSTGRESQL, t0-t4",
        "POSTGRESQL, t0-t4-a-dies",
        "POSTGRESQL, failure-7-final-refusal",
        "POSTGRESQL, commit-unknown"
    })
    void givesTheTraceOfThreads(TestDatabase kind, String name) throws Exception {
        Outcome outcome = TimelineRunner.runInProcesses(Timelines.load(name), shared(kind), RunListener.NONE);
        assertThat(TraceText.of(outcome)).isEqualTo(golden(name));
    }

    @Test
    void aDatabaseInMemoryIsRefusedWithTheWayOut() {
        assertThatThrownBy(() -> TimelineRunner.runInProcesses(
                        Timelines.load("t0-t4"), TestDatabase.H2_MEMORY.target(), RunListener.NONE))
                .isInstanceOf(CannotOpen.class)
                .hasMessageContaining("use --db h2:PATH or --db postgres");
    }

    private static Target shared(TestDatabase kind) {
        Target target = kind.target();
        return kind == TestDatabase.H2_FILE
                ? new Target(target.url() + ";AUTO_SERVER=TRUE", target.user(), target.password(), null, 4)
                : target;
    }

    private static String golden(String name) throws IOException {
        try (InputStream stream = ProcessRunTest.class.getResourceAsStream("/golden/timelines/" + name + ".txt")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
