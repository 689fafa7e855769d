package dev.onceledger.timeline.report;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.DeployedDesign;
import dev.onceledger.timeline.StandingWords;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.run.ClientResult;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.TickResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Runs of one timeline, told to one design or to the order service, that gave the same trace.
 *
 * @param alike on one or several databases; never empty
 * @param against the first run of this timeline that gave another trace, if there is one
 */
record Story(List<Outcome> alike, Optional<Outcome> against) {
    Story {
        alike = List.copyOf(alike);
    }

    /** In the order in which they were run. */
    static List<Story> of(List<Outcome> outcomes) {
        Map<List<String>, Map<String, List<Outcome>>> byTimeline = outcomes.stream()
                .collect(Collectors.groupingBy(
                        outcome -> List.of(
                                outcome.timeline().name(),
                                outcome.design().map(DeployedDesign::name).orElse("")),
                        LinkedHashMap::new,
                        Collectors.groupingBy(TraceText::of, LinkedHashMap::new, Collectors.toList())));
        List<Story> stories = new ArrayList<>();
        for (Map<String, List<Outcome>> traces : byTimeline.values()) {
            Optional<Outcome> first = Optional.empty();
            for (List<Outcome> alike : traces.values()) {
                stories.add(new Story(alike, first));
                first = first.or(() -> Optional.of(alike.get(0)));
            }
        }
        return stories;
    }

    Outcome outcome() {
        return alike.get(0);
    }

    Timeline timeline() {
        return outcome().timeline();
    }

    String databases(String between) {
        return alike.stream().map(Outcome::database).distinct().collect(Collectors.joining(between));
    }

    /** What each run says, with its database named where there are several. */
    String perDatabase(Function<Outcome, String> what) {
        if (alike.size() == 1) {
            return what.apply(outcome());
        }
        return alike.stream()
                .map(outcome -> outcome.database() + ": " + what.apply(outcome))
                .collect(Collectors.joining("; "));
    }

    /** Whether the other trace shows something else at this tick. */
    boolean differsAt(int tick) {
        return against.isPresent()
                && (tick >= against.get().ticks().size()
                        || !shown(outcome().ticks().get(tick))
                                .equals(shown(against.get().ticks().get(tick))));
    }

    private static List<Object> shown(TickResult result) {
        List<Object> parts = new ArrayList<>();
        for (ClientResult client : result.clients()) {
            parts.add(client.did());
            parts.add(StandingWords.of(client.standing()));
        }
        parts.add(result.outside().stream().map(Bilingual::en).toList());
        parts.add(result.sight());
        return parts;
    }
}
