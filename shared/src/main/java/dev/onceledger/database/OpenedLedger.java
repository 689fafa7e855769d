package dev.onceledger.database;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;

/** A database opened for a person, with whatever had to be started for it; closing it stops that again. */
public final class OpenedLedger implements AutoCloseable {
    private final LedgerDatabase database;
    private final String place;
    private final boolean own;
    private final AutoCloseable started;

    OpenedLedger(LedgerDatabase database, String place, boolean own, AutoCloseable started) {
        this.database = database;
        this.place = place;
        this.own = own;
        this.started = started;
    }

    /** The database; its tables may not be there yet. */
    public LedgerDatabase database() {
        return database;
    }

    /** Where it is, for people; never a password. */
    public String place() {
        return place;
    }

    /** Whether onceledger keeps this database itself, so that it may create tables without being asked. */
    public boolean isOwn() {
        return own;
    }

    /** Whether the ledger's tables are there. */
    public boolean hasLedger() {
        try (Connection connection = database.dataSource().getConnection();
                ResultSet tables = connection
                        .getMetaData()
                        .getTables(connection.getCatalog(), connection.getSchema(), "idempotency_records", null)) {
            return tables.next();
        } catch (SQLException failed) {
            throw CannotOpen.unreachable(place + " cannot be asked for its tables: " + failed.getMessage(), failed);
        }
    }

    /**
     * Makes sure that there is a ledger to read: in onceledger's own databases by creating it.
     *
     * @throws CannotOpen if somebody else's database holds none
     */
    public OpenedLedger requireLedger() {
        if (own) {
            database.migrate();
        } else if (!hasLedger()) {
            throw CannotOpen.refused(
                    place + " holds no ledger; \"onceledger serve --db …\" creates its tables there", null);
        }
        return this;
    }

    @Override
    public void close() {
        database.close();
        try {
            started.close();
        } catch (Exception failed) {
            throw new IllegalStateException(place + " did not stop", failed);
        }
    }
}
