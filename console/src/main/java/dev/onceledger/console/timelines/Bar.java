package dev.onceledger.console.timelines;

import java.util.Locale;

/**
 * Something that lasts, along a lane.
 *
 * @param kind what lasts
 * @param lane where
 * @param from the first of its rows, counted through all bands
 * @param to the last of its rows
 * @param closes whether it ends at the beginning of that row, by what happens there
 */
record Bar(Kind kind, int lane, int from, int to, boolean closes) {
    /** What kinds there are. */
    enum Kind {
        /** The client has a request under way. */
        ALIVE,
        /** Its transaction is open. */
        TRANSACTION,
        /** It waits inside the database. */
        WAIT,
        /** Written inside a transaction, and not to be seen from outside. */
        UNCOMMITTED;

        String styleClass() {
            return "bar-" + name().toLowerCase(Locale.ROOT);
        }
    }
}
