package dev.onceledger.testing;

import dev.onceledger.order.Step;
import dev.onceledger.order.Steps;

/**
 * Ends a request at one step as a defect or a killed thread would.
 *
 * @param step where
 * @param watched whether each statement travels alone, or with others where the database can
 */
public record DyingAt(Step step, boolean watched) implements Steps {
    @Override
    public void at(Step now) {
        if (now == step) {
            throw new Died(step);
        }
    }

    /** What such a request ends with. */
    public static final class Died extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Died(Step step) {
            super("died at '" + step.text() + "'");
        }
    }
}
