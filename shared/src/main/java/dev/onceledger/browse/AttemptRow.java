package dev.onceledger.browse;

import java.time.Instant;

/**
 * One answer other than a first success or a plain replay.
 *
 * @param id grows with time of writing
 * @param fingerprint of the request that was answered
 * @param outcome the stable code of the answer
 * @param httpStatus of the answer
 * @param occurredAt by the ledger clock
 * @param traceId of the request, or null
 */
public record AttemptRow(
        long id, String fingerprint, String outcome, int httpStatus, Instant occurredAt, String traceId) {}
