package dev.onceledger.timeline.run;

import dev.onceledger.order.Step;
import dev.onceledger.timeline.DeployedDesign;
import dev.onceledger.timeline.Inside;
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
 * @param design what it was told to, if to a design; its answers are judged when the run is over
 */
public record Outcome(
        Timeline timeline,
        String database,
        List<TickResult> ticks,
        int checked,
        List<Unmet> unmet,
        Optional<Stopped> stopped,
        Optional<DeployedDesign> design) {
    /** Keeps its own lists. */
    public Outcome {
        ticks = List.copyOf(ticks);
        unmet = List.copyOf(unmet);
    }

    /** Whether the whole timeline ran and all that it expects was seen. */
    public boolean holds() {
        return unmet.isEmpty() && stopped.isEmpty();
    }

    /** What of a request of this run that is held at this step nobody else can see. */
    public Inside inside(Step step) {
        return design.map(one -> one.inside().get(step)).orElseGet(() -> Inside.ofLedger(step));
    }
}
