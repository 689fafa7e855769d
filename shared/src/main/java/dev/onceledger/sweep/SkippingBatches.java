package dev.onceledger.sweep;

import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.ledger.RecordRows;
import java.time.Instant;
import java.util.Map;

/** Chooses, locks and changes in one statement that passes over what others hold. */
final class SkippingBatches implements Batches {
    private final Sql statement;
    private final LedgerClock clock;

    SkippingBatches(Sql statement, LedgerClock clock) {
        this.statement = statement;
        this.clock = clock;
    }

    @Override
    public Batch next(UnitOfWork work, Instant from, Instant cutoff, int size) {
        Map<String, Object> parameters =
                Map.of("offset", clock.offsetSeconds(), "from", from, "cutoff", cutoff, "batch", size);
        return work.query(statement, parameters, rows -> {
                    rows.next();
                    return new Batch(rows.getLong("swept"), RecordRows.instant(rows, "reached"));
                })
                .get();
    }
}
