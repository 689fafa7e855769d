package dev.onceledger.timeline.run;

import dev.onceledger.timeline.Timeline;
import java.util.List;
import java.util.Optional;

/**
 * What a run of a timeline came to.
 *
 * @param timeline that was run
 * @param database the product that it ran on
 * @param ticks what each showed
 * @param checked how many expectations were compared
 * @param unmet those that did not hold
 * @param stopped why the run ended early, if it did
 */
public record Outcome(
        Timeline timeline,
        String database,
        List<TickResult> ticks,
        int checked,
        List<Unmet> unmet,
        Optional<Stopped> stopped) {
    /** Keeps its own lists. */
    public Outcome {
        ticks = List.copyOf(ticks);
        unmet = List.copyOf(unmet);
    }

    /** Whether the whole timeline ran and all that it expects was seen. */
    public boolean holds() {
        return unmet.isEmpty() && stopped.isEmpty();
    }
}
