package dev.onceledger.browse;

import java.time.Instant;

/**
 * Which activity to show.
 *
 * @param text to be found, whatever its case, in who, what, key, reason, detail or trace id; empty for all
 * @param operators whether to show what operators did
 * @param attempts whether to show attempts
 * @param after earliest moment, or null
 * @param before latest moment, exclusive, or null
 */
public record ActivityFilter(String text, boolean operators, boolean attempts, Instant after, Instant before) {
    /** Everything. */
    public static ActivityFilter all() {
        return new ActivityFilter("", true, true, null, null);
    }

    /** The same, narrowed to a text. */
    public ActivityFilter withText(String sought) {
        return new ActivityFilter(sought, operators, attempts, after, before);
    }
}
