package dev.onceledger.ledger;

import java.time.Instant;

/**
 * One row of the ledger, as committed.
 *
 * @param scope what it answers for
 * @param fingerprint {@code v1:<hex>} of the request that claimed the key
 * @param canonical the text that was hashed, or null where it was not kept or was swept
 * @param status where the record stands
 * @param answer what is replayed; null unless the status is terminal
 * @param responseStatus the HTTP status, which a tombstone keeps; null while PROCESSING
 * @param resourceId the resource, which a tombstone keeps; null for refusals and while PROCESSING
 * @param createdAt when the key was claimed, by the ledger clock
 * @param expiresAt from when on a sweep may make it a tombstone
 * @param expiredAt when a sweep did so, or null
 */
public record LedgerRecord(
        Scope scope,
        String fingerprint,
        String canonical,
        Status status,
        StoredAnswer answer,
        Integer responseStatus,
        String resourceId,
        Instant createdAt,
        Instant expiresAt,
        Instant expiredAt) {}
