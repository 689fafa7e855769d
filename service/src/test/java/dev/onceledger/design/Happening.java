package dev.onceledger.design;

import dev.onceledger.order.Step;
import dev.onceledger.order.Steps;

/** What tests let happen to a request at a step. */
public final class Happening {
    private Happening() {}

    /** The end of a process. */
    public static final class ProcessEnds extends Error {
        private static final long serialVersionUID = 1L;
    }

    public static Steps exceptionAt(Step place) {
        return at(place, () -> {
            throw new IllegalStateException("raised by the test");
        });
    }

    public static Steps deathAt(Step place) {
        return at(place, () -> {
            throw new ProcessEnds();
        });
    }

    /** Watched: otherwise statements travel together, and a step between two of them is no place. */
    public static Steps at(Step place, Runnable event) {
        return new Steps() {
            @Override
            public void at(Step step) {
                if (step == place) {
                    event.run();
                }
            }

            @Override
            public boolean watched() {
                return true;
            }
        };
    }
}
