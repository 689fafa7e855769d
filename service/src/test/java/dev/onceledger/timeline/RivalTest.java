package dev.onceledger.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.testing.TestDatabase;
import dev.onceledger.timeline.file.Timelines;
import dev.onceledger.timeline.report.TraceHtml;
import dev.onceledger.timeline.report.TraceTable;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.RunListener;
import dev.onceledger.timeline.run.TimelineRunner;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RivalTest {
    @ParameterizedTest(name = "{1} instead of {0}")
    @CsvSource(delimiter = '|', textBlock = """
            rival locks A-10 | rival locks B-20 | there is no stock row of B-20
            rival locks A-10 | rival lets go    | the rival holds nothing
            """)
    void whatItCannotDoEndsTheRunWithTheReason(String good, String bad, String reason) throws Exception {
        Outcome outcome = run(Timelines.text("stock-timeout").replaceFirst(good, bad));
        assertThat(outcome.stopped())
                .hasValueSatisfying(stopped -> assertThat(stopped.reason().en()).isEqualTo(reason));
        InBothLanguages.isSaid(outcome.stopped().orElseThrow().reason());
    }

    @Test
    void aRunThatEndsWhileItHoldsLocksLeavesNothingBehindAndSaysWhoWaitsInBothLanguages() throws Exception {
        Outcome outcome =
                run(Timelines.text("stock-timeout").replaceFirst("  wait A\n", "  run A to committed\n  die A\n"));
        assertThat(TraceHtml.of(List.of(outcome), Locale.KOREAN)).contains("의 대기 대상은 세션", "waiting for session");
        assertThat(TraceTable.of(outcome, Locale.KOREAN, 120))
                .contains("의 대기 대상은 세션")
                .doesNotContain("waiting for session");
        assertThat(TraceTable.of(outcome, Locale.ENGLISH, 120))
                .contains("A: blocked by rival — H2 shows session")
                .doesNotContain("세션");
    }

    private static Outcome run(String script) throws Exception {
        return TimelineRunner.run(
                Timelines.parse("changed", script), TestDatabase.H2_MEMORY.target(), RunListener.NONE);
    }
}
