package dev.onceledger.sweep;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.LedgerClock;
import java.time.Instant;
import java.util.function.BooleanSupplier;

/** Turns terminal records whose retention has passed into tombstones; safe to run twice, and by two operators at once. */
public final class Sweep {
    private final SweepCounts counts;
    private final SweepRun run;

    /**
     * A sweep of this database.
     *
     * @param pause called between two batches, so that others get their turn
     */
    public Sweep(LedgerDatabase database, LedgerClock clock, Runnable pause) {
        this.counts = new SweepCounts(database, clock);
        this.run = new SweepRun(database, clock, counts, pause);
    }

    /**
     * Counts what a run would do, changing nothing.
     *
     * @param cutoff up to which expiry, or null for now by the ledger clock
     * @throws IllegalArgumentException if the cutoff lies in the future: passing retention is a promise to callers
     */
    public SweepPlan plan(Instant cutoff) {
        return counts.plan(cutoff);
    }

    /**
     * Runs a plan on exactly what had expired by its cutoff, and leaves one audit row that grows with each batch.
     *
     * @param progress told after each batch
     * @param cancelled asked before each batch
     * @throws dev.onceledger.database.DatabaseFailure if not even the audit row could be written; nothing was swept then
     */
    public SweepResult run(SweepPlan plan, SweepRequest request, SweepProgress progress, BooleanSupplier cancelled) {
        return run.run(plan, request, progress, cancelled);
    }
}
