package dev.onceledger.console.timelines;

import dev.onceledger.timeline.Bilingual;

/**
 * A timeline that can be chosen.
 *
 * @param name a built-in one's, or a file's path
 * @param title what it shows
 * @param group under which it is offered
 */
record Choice(String name, Bilingual title, Group group) {
    /** What groups there are, in their order. */
    enum Group {
        /** Nothing happens but by hand. */
        STAGE,
        /** The story of article 000 and its variant. */
        STORY,
        /** The eight failure points. */
        FAILURES,
        /** The seven input checks. */
        CHECKS,
        /** Whatever else ships. */
        MORE,
        /** Told to several designs. */
        DESIGNS,
        /** Opened from files. */
        FILES
    }
}
