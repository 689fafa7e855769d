package dev.onceledger.browse;

import dev.onceledger.ledger.Scope;
import java.time.Instant;

/**
 * One thing that an operator did, or one attempt.
 *
 * @param kind which of the two
 * @param id within its kind
 * @param occurredAt by the ledger clock
 * @param who the operator, or the attempt's principal
 * @param what the action, or the attempt's outcome
 * @param scope the key concerned, or null
 * @param httpStatus of an attempt, else null
 * @param fingerprint of an attempt, else null
 * @param traceId of an attempt, or null
 * @param cutoff of a sweep, or null
 * @param affected how many records an action changed, or null
 * @param reason that an operator gave, or null
 * @param detail of an action, or null
 */
public record ActivityRow(
        Kind kind,
        long id,
        Instant occurredAt,
        String who,
        String what,
        Scope scope,
        Integer httpStatus,
        String fingerprint,
        String traceId,
        Instant cutoff,
        Long affected,
        String reason,
        String detail) {
    /** Whose doing it was. */
    public enum Kind {
        /** An operator's. */
        OPERATOR,
        /** A caller's. */
        ATTEMPT
    }

    /** Where to go on after this row. */
    public ActivityPosition position() {
        return new ActivityPosition(occurredAt, kind, id);
    }
}
