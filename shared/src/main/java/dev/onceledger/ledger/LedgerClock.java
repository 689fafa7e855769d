package dev.onceledger.ledger;

import dev.onceledger.database.Pending;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

/** The one clock of a ledger: the database's own time plus an offset, which is zero in production. */
public final class LedgerClock {
    private static final Sql NOW = Sql.of("select current_timestamp as now_at");

    private final AtomicReference<Duration> offset;

    private LedgerClock(Duration offset) {
        this.offset = new AtomicReference<>(offset);
    }

    /** The database's own time. */
    public static LedgerClock database() {
        return new LedgerClock(Duration.ZERO);
    }

    /** The database's time, shifted; for samples and timelines. */
    public static LedgerClock shifted(Duration by) {
        return new LedgerClock(by);
    }

    /** Moves this clock on; the database's own is never touched. */
    public void advance(Duration by) {
        offset.updateAndGet(now -> now.plus(by));
    }

    /** How far this clock is ahead of the database's. */
    public Duration offset() {
        return offset.get();
    }

    /** The offset as the statements take it, in seconds. */
    public double offsetSeconds() {
        return offset.get().toMillis() / 1000.0;
    }

    /** What this clock shows to a transaction; on PostgreSQL it stands still from its begin on. */
    public Pending<Instant> now(UnitOfWork work) {
        return databaseNow(work).map(now -> now.plus(offset.get()));
    }

    /** What the database's own clock shows to a transaction. */
    public Pending<Instant> databaseNow(UnitOfWork work) {
        return work.query(NOW, Map.of(), rows -> {
            rows.next();
            return RecordRows.instant(rows, "now_at");
        });
    }
}
