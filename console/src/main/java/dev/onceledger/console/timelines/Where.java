package dev.onceledger.console.timelines;

import dev.onceledger.design.verdict.Designs;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.Trial;

/**
 * Where a pane runs its timeline.
 *
 * @param ground the database
 * @param design what the requests are sent to
 */
record Where(Ground ground, DesignChoice design) {
    /** Where every pane begins. */
    static final Where FIRST = new Where(Ground.H2_MEMORY, DesignChoice.ORDER_SERVICE);

    Where on(Ground other) {
        return new Where(other, design);
    }

    /** What this timeline is for: a design where it is told to designs and none is chosen, the first that it names. */
    Where suiting(Timeline timeline) {
        Trial trial = timeline.setup().trial();
        return trial.isForDesigns() && design.equals(DesignChoice.ORDER_SERVICE)
                ? with(new DesignChoice(Designs.named(trial.designs().get(0))))
                : this;
    }

    Where with(DesignChoice other) {
        return new Where(ground, other);
    }
}
