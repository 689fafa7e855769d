package dev.onceledger.timeline.run;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Target;
import dev.onceledger.timeline.Setup;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.regex.Pattern;

/** A ledger made for one run and dropped after it; the rows of a connected ledger are never touched. */
final class RunLedger implements AutoCloseable {
    private static final String MEMORY = "jdbc:h2:mem:";
    private static final Pattern MEMORY_NAME = Pattern.compile("(?<=^jdbc:h2:mem:)[^;]*");
    private static final int CONNECTIONS = 3;

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

    private final LedgerDatabase database;
    private final Target base;
    private final String ending;

    private RunLedger(LedgerDatabase database, Target base, String ending) {
        this.database = database;
        this.base = base;
        this.ending = ending;
    }

    /** In the same database a schema of its own; in memory, where databases cost nothing, a database of its own. */
    static RunLedger open(Target base, Setup setup) throws SQLException {
        String name = Leftovers.newName();
        RunLedger ledger = base.url().startsWith(MEMORY) ? inMemory(base, name) : inSchema(base, name);
        try {
            ledger.database.migrate();
            ledger.fill(setup);
            return ledger;
        } catch (SQLException | RuntimeException failed) {
            ledger.close();
            throw failed;
        }
    }

    private static RunLedger inMemory(Target base, String name) throws SQLException {
        String url = MEMORY_NAME.matcher(base.url()).replaceFirst(name);
        String kept = url.contains("DB_CLOSE_DELAY") ? url : url + ";DB_CLOSE_DELAY=-1";
        Target own = new Target(kept, base.user(), base.password(), null, CONNECTIONS);
        return new RunLedger(LedgerDatabase.open(own), own, "shutdown");
    }

    private static RunLedger inSchema(Target base, String name) throws SQLException {
        Target outside = base.inSchema(null);
        execute(outside, "create schema " + name);
        String ending = Leftovers.dropping(name);
        try {
            Target own = base.inSchema(name).withPoolSize(CONNECTIONS);
            return new RunLedger(LedgerDatabase.open(own), outside, ending);
        } catch (SQLException | RuntimeException failed) {
            execute(outside, ending);
            throw failed;
        }
    }

    /** Makes it as new, in one exchange. */
    void reset(Setup setup) throws SQLException {
        StringBuilder all = new StringBuilder();
        TABLES.forEach(table -> all.append("delete from ").append(table).append("; "));
        execute(all + filling(setup));
    }

    private void fill(Setup setup) throws SQLException {
        execute(filling(setup));
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

    LedgerDatabase database() {
        return database;
    }

    @Override
    public void close() {
        database.close();
        try {
            execute(base, ending);
        } catch (SQLException left) {
            throw new IllegalStateException(
                    "the ledger of this run could not be dropped; run this by hand: " + ending, left);
        }
    }

    private static void execute(Target target, String text) throws SQLException {
        try (Connection connection = DriverManager.getConnection(target.url(), target.user(), target.password());
                Statement statement = connection.createStatement()) {
            statement.execute(text);
        }
    }
}
