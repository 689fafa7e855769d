package dev.onceledger.sweep;

import java.util.Objects;

/**
 * How to run a sweep, and on whose word.
 *
 * @param batch records per transaction; more than 1000 count as 1000
 * @param operator who runs it, for the audit
 * @param reason why, for the audit
 */
public record SweepRequest(int batch, String operator, String reason) {
    /** Records per transaction at most: a late retry of a key waits while the batch that holds it is uncommitted. */
    public static final int LARGEST_BATCH = 1000;

    /** Refuses an empty batch and an anonymous operator. */
    public SweepRequest {
        if (batch < 1) {
            throw new IllegalArgumentException("a batch needs at least one record, not " + batch);
        }
        Objects.requireNonNull(operator, "operator");
        batch = Math.min(batch, LARGEST_BATCH);
    }
}
