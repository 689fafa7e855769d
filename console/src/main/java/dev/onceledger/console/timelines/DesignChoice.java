package dev.onceledger.console.timelines;

import dev.onceledger.design.verdict.Designs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What the requests of a pane are sent to.
 *
 * @param design one of those that are compared; empty for the order service as it is
 */
record DesignChoice(Optional<Designs> design) {
    /** The order service, with nothing before or after it. */
    static final DesignChoice ORDER_SERVICE = new DesignChoice(Optional.empty());

    /** The order service first. */
    static List<DesignChoice> all() {
        List<DesignChoice> all = new ArrayList<>();
        all.add(ORDER_SERVICE);
        Arrays.stream(Designs.values())
                .map(design -> new DesignChoice(Optional.of(design)))
                .forEach(all::add);
        return all;
    }

    /** By which timelines speak of it alone; empty for the order service. */
    String label() {
        return design.map(Designs::label).orElse("");
    }

    boolean needsRedis() {
        return design.filter(Designs::needsRedis).isPresent();
    }
}
