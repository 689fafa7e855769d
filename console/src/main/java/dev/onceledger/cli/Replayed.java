package dev.onceledger.cli;

import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.report.TraceText;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.Stopped;
import dev.onceledger.timeline.run.TickResult;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One timeline, run on every database that it can run on.
 *
 * @param timeline that was run
 * @param outcomes one for each database, in the order in which they were named
 * @param skipped the products that it cannot run on
 */
record Replayed(Timeline timeline, List<Outcome> outcomes, List<String> skipped) {
    Replayed {
        outcomes = List.copyOf(outcomes);
        skipped = List.copyOf(skipped);
    }

    /** Whether every run held and, unless the file says that they may differ, all traces are one. */
    boolean holds() {
        return outcomes.stream().allMatch(Outcome::holds)
                && (isSameTrace() || timeline.setup().databases().mayDiffer());
    }

    /** Whether a run had to end because its database could not be asked any more. */
    boolean lostItsDatabase() {
        return outcomes.stream().flatMap(outcome -> outcome.stopped().stream()).anyMatch(Stopped::databaseFailed);
    }

    boolean isSameTrace() {
        return outcomes.stream().map(TraceText::of).distinct().count() <= 1;
    }

    /** The products it ran on. */
    String databases(String between) {
        return outcomes.stream().map(Outcome::database).collect(Collectors.joining(between));
    }

    /** In one line: verdict, name, what was compared, where and how long. */
    String line() {
        return "%-4s  %-34s  %s"
                .formatted(verdict(), timeline.name(), outcomes.isEmpty() ? reason() : counts())
                .stripTrailing();
    }

    private String verdict() {
        if (outcomes.isEmpty()) {
            return "skip";
        }
        return holds() ? "ok" : "FAIL";
    }

    private String counts() {
        String unmet = outcomes.stream()
                .map(outcome -> "%s %d of %d met%s, %d ms"
                        .formatted(
                                outcome.database(),
                                outcome.checked() - outcome.unmet().size(),
                                outcome.checked(),
                                outcome.stopped().isPresent() ? ", stopped early" : "",
                                millis(outcome)))
                .collect(Collectors.joining("; "));
        if (outcomes.size() < 2) {
            return unmet + (skipped.isEmpty() ? "" : "; " + reason());
        }
        return unmet + (isSameTrace() ? "; same trace" : "; traces differ");
    }

    /** Why it was not run where it was not. */
    String reason() {
        String why = timeline.setup().databases().why().en();
        return "not on " + String.join(", ", skipped) + ": it needs "
                + timeline.setup().databases().needed() + (why.isEmpty() ? "" : " (" + why + ")");
    }

    private static long millis(Outcome outcome) {
        return outcome.ticks().stream()
                .map(TickResult::took)
                .reduce(Duration.ZERO, Duration::plus)
                .toMillis();
    }
}
