package dev.onceledger.timeline.report;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.Unmet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a run found amiss, each with its line in the file. */
public final class Problems {
    private Problems() {}

    private static final Bilingual NOT_MET = new Bilingual("not met, line %d: %s", "불충족, %d행: %s");
    private static final Bilingual EXPECTED = new Bilingual("  expected %s %s", "  기대  %s %s");
    private static final Bilingual SEEN = new Bilingual("  seen     %s", "  실제  %s");
    private static final Bilingual STOPPED = new Bilingual("stopped at %s, line %d: %s", "%s, %d행에서 멈춤: %s");

    /** The unmet expectations and why the run stopped early, if it did; empty when all is well. */
    public static List<String> lines(Outcome outcome, Locale locale) {
        List<String> lines = new ArrayList<>();
        for (Unmet unmet : outcome.unmet()) {
            lines.add(NOT_MET.in(locale)
                    .formatted(
                            unmet.expectation().source().line(),
                            unmet.expectation().source().text()));
            lines.add(EXPECTED.in(locale)
                    .formatted(
                            unmet.expectation().subject().in(locale),
                            unmet.expectation().expected().in(locale)));
            lines.add(SEEN.in(locale).formatted(unmet.seen().in(locale)));
        }
        outcome.stopped().ifPresent(stopped -> {
            lines.add(STOPPED.in(locale)
                    .formatted(
                            stopped.tick(),
                            stopped.source().line(),
                            stopped.source().text()));
            lines.add("  " + stopped.reason().in(locale));
        });
        return lines;
    }
}
