package dev.onceledger.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.database.DatabaseChoice;
import dev.onceledger.database.OpenedLedger;
import dev.onceledger.database.Targets;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.file.Timelines;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.RunListener;
import dev.onceledger.timeline.run.TimelineRunner;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Two runs whose files differ in one figure stand in for databases that differ: none of the shipped timelines does. */
class SideBySideTest {
    private static final String NAME = "check-1-one-request";

    private static Outcome ten;
    private static Outcome eleven;

    @BeforeAll
    static void run() throws Exception {
        try (OpenedLedger opened = Targets.standard().open(DatabaseChoice.of("h2:mem"))) {
            String text = Timelines.text(NAME);
            ten = run(text, opened);
            eleven = run(
                    text.replaceAll("stock A-10 10", "stock A-10 11")
                            .replaceAll("expect stock A-10 8", "expect stock A-10 9"),
                    opened);
        }
    }

    @Test
    void theLinesThatDifferAreMarkedBetweenTheColumns() {
        String text = SideBySide.of(ten, eleven, 120);
        assertThat(text.lines().filter(line -> line.contains(" | ")))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).contains("stock"));
        assertThat(text.lines())
                .allSatisfy(line -> assertThat(DisplayWidth.of(line)).isLessThanOrEqualTo(120));
    }

    @Test
    void tracesThatDifferFailUnlessTheFileSaysThatTheyMay() throws Exception {
        assertThat(replayed(Timelines.text(NAME)).holds()).isFalse();
        assertThat(replayed(Timelines.text(NAME)).line()).startsWith("FAIL").contains("traces differ");
        String allowed = Timelines.text(NAME).replaceFirst("setup\n", "setup\n  differs en: on purpose\n");
        assertThat(replayed(allowed).holds()).isTrue();
        assertThat(ReplayFormat.TEXT.write(List.of(replayed(allowed)), Locale.ENGLISH, 100))
                .contains("the traces differ, as the file says: on purpose");
    }

    private static Replayed replayed(String text) throws Exception {
        return new Replayed(Timelines.parse(NAME, text), List.of(ten, eleven), List.of());
    }

    private static Outcome run(String text, OpenedLedger opened) throws Exception {
        Timeline timeline = Timelines.parse(NAME, text);
        return TimelineRunner.run(timeline, opened.database().target(), RunListener.NONE);
    }
}
