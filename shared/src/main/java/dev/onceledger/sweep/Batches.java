package dev.onceledger.sweep;

import dev.onceledger.database.Dialect;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.ledger.LedgerClock;
import java.time.Instant;

/** Makes the next due records tombstones, in the way that the database is good at. */
@FunctionalInterface
interface Batches {
    /** Sweeps at most {@code size} records that expire from {@code from} to {@code cutoff}, in order of expiry. */
    Batch next(UnitOfWork work, Instant from, Instant cutoff, int size);

    static Batches of(Dialect dialect, LedgerClock clock) {
        return dialect.statements()
                .sweepBatch()
                .<Batches>map(statement -> new SkippingBatches(Sql.of(statement), clock))
                .orElseGet(() -> new KeyedBatches(clock));
    }

    /**
     * What one batch did.
     *
     * @param swept records that it changed
     * @param reached expiry of the last record that it looked at, null if none was due
     */
    record Batch(long swept, Instant reached) {
        boolean isLast() {
            return reached == null;
        }
    }
}
