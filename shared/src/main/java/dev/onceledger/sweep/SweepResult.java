package dev.onceledger.sweep;

import dev.onceledger.database.DatabaseFailure;
import java.time.Instant;
import java.util.Optional;

/**
 * What a sweep did; every count is of committed changes.
 *
 * @param ending how it ended
 * @param cutoff that it ran with
 * @param swept records that became tombstones in this run
 * @param remaining due records left at the end: not reached, locked by others, or still being swept by another operator;
 *     -1 if they could not be counted
 * @param reached expiry of the last record swept, null if there was none
 * @param failure what ended it, if its ending is FAILED
 */
public record SweepResult(
        Ending ending, Instant cutoff, long swept, long remaining, Instant reached, Optional<DatabaseFailure> failure) {
    /** How a sweep ends. */
    public enum Ending {
        /** It found nothing more that it could sweep. */
        COMPLETED,
        /** Somebody cancelled it between two batches. */
        CANCELLED,
        /** The database failed; what was committed before stays. */
        FAILED
    }

    SweepResult withCounts(long recorded, long counted) {
        return new SweepResult(ending, cutoff, recorded, counted, reached, failure);
    }
}
