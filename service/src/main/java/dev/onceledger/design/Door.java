package dev.onceledger.design;

import dev.onceledger.order.Answer;
import dev.onceledger.order.Steps;

/** Where one client's requests enter a design. */
@FunctionalInterface
public interface Door {
    /** Answers a request, whatever happens inside; {@code steps} is told of each place that it passes. */
    Answer handle(DesignRequest request, Steps steps);
}
