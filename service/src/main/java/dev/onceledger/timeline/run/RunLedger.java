package dev.onceledger.timeline.run;

import dev.onceledger.database.Budget;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.ScratchLedger;
import dev.onceledger.database.Sql;
import dev.onceledger.database.Target;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.timeline.Setup;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A scratch ledger filled for a run of a timeline, as often as it takes; the rows of a connected ledger are never touched. */
final class RunLedger implements AutoCloseable {
    /** Those that hold references first. */
    private static final List<Sql> EMPTYING = Stream.of(
                    "order_items",
                    "orders",
                    "stock",
                    "idempotency_records",
                    "attempts",
                    "key_activity",
                    "hourly_activity",
                    "operator_actions")
            .map(table -> Sql.of("delete from " + table))
            .toList();

    private static final Sql STOCK =
            Sql.of("insert into stock (sku, available, for_sale) values (:sku, :available, :for_sale)");

    private static final Duration AT_MOST = Duration.ofSeconds(30);

    private final ScratchLedger scratch;
    private final LedgerDatabase database;
    private final boolean stays;

    private RunLedger(ScratchLedger scratch, boolean stays) {
        this.scratch = scratch;
        this.stays = stays;
        this.database = scratch.database();
    }

    static RunLedger open(Target base, Setup setup) throws SQLException {
        RunLedger ledger = new RunLedger(ScratchLedger.in(base), false);
        try {
            ledger.run(List.of(), setup);
            return ledger;
        } catch (RuntimeException failed) {
            ledger.closeAfter(failed);
            throw failed;
        }
    }

    /** Makes it as new, in one exchange where there are any. */
    void reset(Setup setup) {
        run(EMPTYING, setup);
    }

    private void run(List<Sql> before, Setup setup) {
        try (UnitOfWork work = database.begin(Budget.of(AT_MOST), false)) {
            before.forEach(statement -> work.update(statement, Map.of()));
            for (Setup.Stock row : setup.stock()) {
                work.update(STOCK, Map.of("sku", row.sku(), "available", row.available(), "for_sale", row.forSale()));
            }
            work.update(Sql.of(database.dialect().restart("order_number", setup.nextOrder())), Map.of());
            work.commit();
        }
    }

    /** The same ledger for one run of several, whose end leaves it there. */
    RunLedger lent() {
        return new RunLedger(scratch, true);
    }

    LedgerDatabase database() {
        return database;
    }

    /** The same because of a failure, which is told rather than what it leaves behind. */
    void closeAfter(Exception failed) {
        if (!stays) {
            scratch.closeAfter(failed);
        }
    }

    @Override
    public void close() {
        if (!stays) {
            scratch.close();
        }
    }
}
