package dev.onceledger.cli;

import dev.onceledger.browse.KeyRow;
import dev.onceledger.ledger.Status;
import java.time.Instant;

/** A key as {@code --format json} names its members; moments are ISO 8601 in UTC, by the ledger clock. */
record KeyView(
        String principal,
        String operation,
        String key,
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
    static KeyView of(KeyRow row) {
        return new KeyView(
                row.scope().principal(),
                row.scope().operation(),
                row.scope().key(),
                row.status(),
                row.responseStatus(),
                row.fingerprint(),
                row.resourceId(),
                row.createdAt(),
                row.expiresAt(),
                row.expiredAt(),
                row.replays(),
                row.conflicts(),
                row.lastSeenAt());
    }
}
