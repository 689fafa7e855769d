package dev.onceledger.database;

import java.nio.file.Path;
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

    /**
     * The same with connections that the database itself keeps from writing; this one is not to be used any more.
     *
     * @param passwordFile where the password of a reading user is kept that has to be made, or null to forget it
     * @throws CannotOpen if the database would let them write all the same; this one is left open
     */
    public OpenedLedger readOnly(Path passwordFile) {
        LedgerDatabase reading = ReadOnly.of(database, own, place, passwordFile);
        if (reading.target().user().equals(database.target().user())) {
            database.close();
            return new OpenedLedger(reading, place, own, started);
        }
        // A reader may not set what an H2 database is opened with, so its owner keeps it open meanwhile.
        Connection held;
        try {
            held = database.dataSource().getConnection();
        } catch (SQLException failed) {
            reading.close();
            throw CannotOpen.unreachable(place + " cannot be kept open: " + failed.getMessage(), failed);
        }
        return new OpenedLedger(reading, place, own, () -> {
            held.close();
            close();
        });
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
