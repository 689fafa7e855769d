package dev.onceledger.browse;

import dev.onceledger.ledger.Scope;
import dev.onceledger.ledger.Status;
import java.time.Instant;

/**
 * One key as a table shows it; never with its response body.
 *
 * @param scope principal, operation and key
 * @param status where the record stands
 * @param responseStatus the HTTP status, null while PROCESSING
 * @param fingerprint {@code v1:<hex>}
 * @param resourceId what the operation made, or null
 * @param createdAt when the key was claimed, by the ledger clock
 * @param expiresAt from when on a sweep may clear the answer
 * @param expiredAt when a sweep did, or null
 * @param replays how often the stored answer was given again; a crash may lose the last second
 * @param conflicts how often another request came under this key; a crash may lose the last second
 * @param lastSeenAt the latest of those, or null
 */
public record KeyRow(
        Scope scope,
        Status status,
        Integer responseStatus,
        String fingerprint,
        String resourceId,
        Instant createdAt,
        Instant expiresAt,
        Instant expiredAt,
        long replays,
        long conflicts,
        Instant lastSeenAt) {
    /** Whether its retention has ended and no sweep has cleared the answer yet, which goes on being replayed. */
    public boolean isDue(Instant now) {
        return status.isTerminal() && !expiresAt.isAfter(now);
    }

    /** Where to go on after this row. */
    public Position position() {
        return new Position(createdAt, scope);
    }
}
