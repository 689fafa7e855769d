package dev.onceledger.console.inflight;

import dev.onceledger.ledger.Scope;
import java.time.Instant;
import java.util.Set;

/**
 * One thing that is under way or hangs.
 *
 * @param kind what it is, which decides what may be done
 * @param id the same for the same thing at the next look
 * @param scope the key concerned, null where it is unknown
 * @param since when it began, null where nobody tells
 * @param step where the request is, or the attempt's outcome; null where nobody tells
 * @param attempt which try it is in; 0 where nobody tells
 * @param session its session, 0 without one
 * @param waitsFor sessions that it waits for
 * @param blocks sessions that wait for it
 * @param evidence where it was seen
 * @param traceId the request's, or null
 */
record Finding(
        Kind kind,
        String id,
        Scope scope,
        Instant since,
        String step,
        int attempt,
        long session,
        Set<Long> waitsFor,
        Set<Long> blocks,
        Evidence evidence,
        String traceId) {
    /** The kinds, the most pressing first. */
    enum Kind {
        /** A committed PROCESSING row, which only a foreign writer leaves. */
        PROCESSING("fth-alert-octagon"),
        /** An order stood under the key without a ledger record: the second guard struck. */
        ORDER_EXISTS("fth-alert-triangle"),
        /** Attempts on the key ended unconfirmed, and no terminal record has come since. */
        UNRESOLVED("fth-help-circle"),
        /** A session that waits for another. */
        WAITING("fth-pause-circle"),
        /** An open transaction that holds a claim. */
        OPEN_CLAIM("fth-lock"),
        /** A request in progress outside of a transaction. */
        IN_PROGRESS("fth-loader");

        private final String icon;

        Kind(String icon) {
            this.icon = icon;
        }

        String icon() {
            return icon;
        }
    }

    /**
     * Where a thing was seen.
     *
     * @param registered whether a service has registered it
     * @param registeredAt the address of a service in another process, else empty
     * @param seenIn the database's view or table in which it was seen, or null
     */
    record Evidence(boolean registered, String registeredAt, String seenIn) {}
}
