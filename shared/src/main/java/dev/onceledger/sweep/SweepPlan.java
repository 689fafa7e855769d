package dev.onceledger.sweep;

import java.time.Instant;
import java.util.List;

/**
 * What a sweep would do, counted without changing anything.
 *
 * @param cutoff frozen: records that expire after it are not touched by a run of this plan; by the ledger clock
 * @param due terminal records that have expired by then
 * @param bytes of stored response bodies that go
 * @param oldest the earliest expiry among the due, null if none is
 * @param skippedProcessing PROCESSING records past their expiry, which no sweep touches
 * @param principals who has due records, most first
 */
public record SweepPlan(
        Instant cutoff, long due, long bytes, Instant oldest, long skippedProcessing, List<PrincipalDue> principals) {
    /**
     * What is due of one principal.
     *
     * @param principal whose
     * @param due records
     * @param bytes of response bodies
     * @param oldest the earliest expiry
     */
    public record PrincipalDue(String principal, long due, long bytes, Instant oldest) {}
}
