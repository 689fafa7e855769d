package dev.onceledger.console.timelines;

import dev.onceledger.console.text.Texts;
import dev.onceledger.timeline.Sight;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.Stopped;
import java.util.stream.Collectors;

/** How a run ended, in one sentence. */
final class EndingSentence {
    private EndingSentence() {}

    static String of(Outcome outcome, Texts texts) {
        if (outcome.stopped().isPresent()) {
            Stopped stopped = outcome.stopped().get();
            return texts.get(
                    "timelines.end.stopped",
                    stopped.tick(),
                    stopped.source().line(),
                    stopped.source().text(),
                    stopped.reason().in(texts.language().locale()));
        }
        Sight sight = outcome.ticks().get(outcome.ticks().size() - 1).sight();
        String stock = sight.stock().entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
        return texts.get(
                outcome.holds() ? "timelines.end.holds" : "timelines.end.unmet",
                outcome.database(),
                sight.records().size(),
                sight.orders().size(),
                stock,
                outcome.checked(),
                outcome.unmet().size());
    }
}
