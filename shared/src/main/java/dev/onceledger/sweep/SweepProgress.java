package dev.onceledger.sweep;

import java.time.Instant;

/** Hears how a sweep gets on, after each committed batch, on the sweep's thread. */
@FunctionalInterface
public interface SweepProgress {
    /** Tells nobody. */
    SweepProgress SILENT = (swept, due, reached) -> {};

    /**
     * A batch has been committed.
     *
     * @param swept records so far
     * @param due records when the plan was made
     * @param reached expiry of the last record swept
     */
    void swept(long swept, long due, Instant reached);
}
