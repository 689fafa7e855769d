package dev.onceledger.database;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.UUID;
import java.util.regex.Pattern;

/** An empty ledger made for one purpose and dropped when it is closed; nothing else in its database is touched. */
public final class ScratchLedger implements AutoCloseable {
    /** How the schemas of such ledgers begin, so that those of a killed process can be found. */
    public static final String PREFIX = "onceledger_run_";

    private static final String MEMORY = "jdbc:h2:mem:";
    private static final Pattern MEMORY_NAME = Pattern.compile("(?<=^jdbc:h2:mem:)[^;]*");
    private static final int CONNECTIONS = 3;

    private final LedgerDatabase database;
    private final Target outside;
    private final String ending;

    private ScratchLedger(LedgerDatabase database, Target outside, String ending) {
        this.database = database;
        this.outside = outside;
        this.ending = ending;
    }

    /**
     * Makes one: in the same database a schema of its own; in memory, where databases cost nothing, a database of its own.
     *
     * @throws SQLException if the database cannot be reached or lets no schema be made
     */
    public static ScratchLedger in(Target base) throws SQLException {
        String name = PREFIX + UUID.randomUUID().toString().replace("-", "").substring(0, 16);
        ScratchLedger ledger = base.url().startsWith(MEMORY) ? inMemory(base, name) : inSchema(base, name);
        try {
            ledger.database.migrate();
            return ledger;
        } catch (RuntimeException failed) {
            ledger.close();
            throw failed;
        }
    }

    private static ScratchLedger inMemory(Target base, String name) throws SQLException {
        String url = MEMORY_NAME.matcher(base.url()).replaceFirst(name);
        String kept = url.contains("DB_CLOSE_DELAY") ? url : url + ";DB_CLOSE_DELAY=-1";
        Target own = new Target(kept, base.user(), base.password(), null, CONNECTIONS);
        return new ScratchLedger(LedgerDatabase.open(own), own, "shutdown");
    }

    private static ScratchLedger inSchema(Target base, String name) throws SQLException {
        Target outside = base.inSchema(null);
        execute(outside, "create schema " + name);
        String ending = "drop schema " + name + " cascade";
        try {
            return new ScratchLedger(
                    LedgerDatabase.open(base.inSchema(name).withPoolSize(CONNECTIONS)), outside, ending);
        } catch (SQLException | RuntimeException failed) {
            execute(outside, ending);
            throw failed;
        }
    }

    /** The ledger's own database or schema. */
    public LedgerDatabase database() {
        return database;
    }

    @Override
    public void close() {
        database.close();
        try {
            execute(outside, ending);
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
