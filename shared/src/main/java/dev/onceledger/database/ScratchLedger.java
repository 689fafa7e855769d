package dev.onceledger.database;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.regex.Pattern;

/** An empty ledger made for one purpose and dropped when it is closed; nothing else in its database is touched. */
public final class ScratchLedger implements AutoCloseable {
    private static final String MEMORY = "jdbc:h2:mem:";
    private static final Pattern MEMORY_NAME = Pattern.compile("(?<=^jdbc:h2:mem:)[^;]*");
    private static final int CONNECTIONS = 3;

    /** Any table of the ledger does. On H2 only a statement that might change rows takes a lock; this one changes none. */
    private static final String HOLD = "delete from operator_actions where false";

    private final LedgerDatabase database;
    private final Target outside;
    private final String ending;
    /** Holds a lock in the schema for as long as this process lives, so that nobody takes it for a leftover. */
    private Connection alive;

    private ScratchLedger(LedgerDatabase database, Target outside, String ending) {
        this.database = database;
        this.outside = outside;
        this.ending = ending;
    }

    /**
     * Makes one: in the same database a schema of its own, after dropping those that killed processes left there; in memory,
     * where databases cost nothing, a database of its own.
     *
     * @throws SQLException if the database cannot be reached or lets no schema be made
     */
    public static ScratchLedger in(Target base) throws SQLException {
        String name = Leftovers.newName();
        boolean inMemory = base.url().startsWith(MEMORY);
        ScratchLedger ledger = inMemory ? inMemory(base, name) : inSchema(base, name);
        try {
            ledger.database.migrate();
            if (!inMemory) {
                ledger.hold();
            }
            return ledger;
        } catch (SQLException | RuntimeException failed) {
            ledger.closeAfter(failed);
            throw failed;
        }
    }

    /** Drops it because of a failure, which is what its user needs to know first. */
    public void closeAfter(Exception failed) {
        try {
            close();
        } catch (CannotOpen left) {
            failed.addSuppressed(left);
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
        try (Connection connection = connect(outside)) {
            Leftovers.drop(connection, Leftovers.FORGOTTEN);
            create(connection, name, outside);
        }
        String ending = Leftovers.dropping(name);
        try {
            return new ScratchLedger(
                    LedgerDatabase.open(base.inSchema(name).withPoolSize(CONNECTIONS)), outside, ending);
        } catch (SQLException | RuntimeException failed) {
            execute(outside, ending);
            throw failed;
        }
    }

    private static void create(Connection connection, String name, Target target) throws SQLException {
        try {
            execute(connection, "create schema " + name);
        } catch (SQLException failed) {
            if (Dialect.of(connection).isForbidden(failed)) {
                throw CannotOpen.refused(
                        "what is tried out has a schema of its own, and user \"" + target.user()
                                + "\" may make none in "
                                + OpenFailures.place(target) + " (" + OpenFailures.firstLine(failed)
                                + "); name a user who may, another database, or none to run in memory",
                        failed);
            }
            throw failed;
        }
    }

    private void hold() throws SQLException {
        alive = connect(database.target());
        alive.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
        alive.setSchema(database.target().schema());
        alive.setAutoCommit(false);
        execute(alive, HOLD);
    }

    /** The ledger's own database or schema. */
    public LedgerDatabase database() {
        return database;
    }

    /**
     * Drops it.
     *
     * @throws CannotOpen if the database has gone, so that the ledger is left in it
     */
    @Override
    public void close() {
        database.close();
        letGo();
        try {
            execute(outside, ending);
        } catch (SQLException left) {
            throw CannotOpen.unreachable(
                    "the ledger of this run could not be dropped, and is dropped by the next run from an hour on, or by"
                            + " replay --clean; by hand: " + ending,
                    left);
        }
    }

    private void letGo() {
        if (alive != null) {
            try (Connection closing = alive) {
                closing.rollback();
            } catch (SQLException gone) {
                // The database went first, and its locks with it.
            }
        }
    }

    private static void execute(Target target, String text) throws SQLException {
        try (Connection connection = connect(target)) {
            execute(connection, text);
        }
    }

    private static void execute(Connection connection, String text) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(text);
        }
    }

    private static Connection connect(Target target) throws SQLException {
        return DriverManager.getConnection(target.url(), target.user(), target.password());
    }
}
