package dev.onceledger.timeline.run;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.ScratchLedger;
import dev.onceledger.database.Target;
import dev.onceledger.timeline.Setup;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** A scratch ledger filled for a run of a timeline, as often as it takes; the rows of a connected ledger are never touched. */
final class RunLedger implements AutoCloseable {
    /** Those that hold references first. */
    private static final List<String> TABLES = List.of(
            "order_items",
            "orders",
            "stock",
            "idempotency_records",
            "attempts",
            "key_activity",
            "hourly_activity",
            "operator_actions");

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
            ledger.execute(ledger.filling(setup));
            return ledger;
        } catch (SQLException | RuntimeException failed) {
            ledger.closeAfter(failed);
            throw failed;
        }
    }

    /** Makes it as new, in one exchange. */
    void reset(Setup setup) throws SQLException {
        StringBuilder all = new StringBuilder();
        TABLES.forEach(table -> all.append("delete from ").append(table).append("; "));
        execute(all + filling(setup));
    }

    private String filling(Setup setup) {
        StringBuilder all = new StringBuilder();
        for (Setup.Stock row : setup.stock()) {
            all.append("insert into stock (sku, available, for_sale) values ('%s', %d, %b); "
                    .formatted(row.sku(), row.available(), row.forSale()));
        }
        return all + database.dialect().restart("order_number", setup.nextOrder());
    }

    private void execute(String text) throws SQLException {
        try (Connection connection = database.dataSource().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(text);
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
