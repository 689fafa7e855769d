package dev.onceledger.console.timelines;

import java.util.Locale;

/**
 * An arrow from one lane to another.
 *
 * @param kind what goes along it
 * @param from the lane where it begins
 * @param to the lane at its point
 * @param text what it says
 */
record Link(Kind kind, int from, int to, String text) {
    /** What kinds there are. */
    enum Kind {
        /** Written, and not to be seen from outside. */
        CLAIM,
        /** Now to be seen from outside. */
        COMMIT,
        /** Read from committed rows. */
        READ,
        /** Waits for the other. */
        WAIT;

        String styleClass() {
            return "link-" + name().toLowerCase(Locale.ROOT);
        }
    }
}
