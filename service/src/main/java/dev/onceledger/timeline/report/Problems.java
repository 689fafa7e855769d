package dev.onceledger.timeline.report;

import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.Unmet;
import java.util.ArrayList;
import java.util.List;

/** What a run found amiss, each with its line in the file. */
public final class Problems {
    private Problems() {}

    /** The unmet expectations and why the run stopped early, if it did; empty when all is well. */
    public static List<String> lines(Outcome outcome) {
        List<String> lines = new ArrayList<>();
        for (Unmet unmet : outcome.unmet()) {
            lines.add("not met, line %d: %s"
                    .formatted(
                            unmet.expectation().source().line(),
                            unmet.expectation().source().text()));
            lines.add("  expected " + unmet.expectation().subject() + " "
                    + unmet.expectation().expected());
            lines.add("  seen     " + unmet.seen());
        }
        outcome.stopped().ifPresent(stopped -> {
            lines.add("stopped at %s, line %d: %s"
                    .formatted(
                            stopped.tick(),
                            stopped.source().line(),
                            stopped.source().text()));
            lines.add("  " + stopped.reason());
        });
        return lines;
    }
}
