package dev.onceledger.console.timelines;

import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.run.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * All that is known of a run at one moment.
 *
 * @param timeline that is run
 * @param bands the ticks that have begun, in order
 * @param outcome what was found so far; empty before the first tick
 * @param isOver whether no tick is left, or the run had to stop
 */
record Shown(Timeline timeline, List<Band> bands, Optional<Outcome> outcome, boolean isOver) {
    Shown {
        bands = List.copyOf(bands);
    }

    static Shown nothing(Timeline timeline) {
        return new Shown(timeline, List.of(), Optional.empty(), false);
    }

    /** How many ticks are over. */
    int ticks() {
        return (int) bands.stream().filter(band -> band.result().isPresent()).count();
    }

    /** The names of all points in time, the end included. */
    List<String> allTicks() {
        List<String> names = new ArrayList<>();
        timeline.ticks().forEach(tick -> names.add(tick.name()));
        names.add(timeline.end().name());
        return names;
    }
}
