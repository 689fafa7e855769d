package dev.onceledger.database;

import dev.onceledger.database.CannotOpen.Why;
import dev.onceledger.database.Inspection.Ledger;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;

/** A database opened for a person, with whatever had to be started for it; closing it stops that again. */
public final class OpenedLedger implements AutoCloseable {
    private final LedgerDatabase database;
    private final String place;
    private final boolean own;
    private final Started started;

    /** What was started for a database, and can be started again if it ends. */
    interface Started extends AutoCloseable {
        /** Starts it again if it has ended; slow. */
        default void revive() {}

        @Override
        void close() throws SQLException;
    }

    OpenedLedger(LedgerDatabase database, String place, boolean own, Started started) {
        this.database = database;
        this.place = place;
        this.own = own;
        this.started = started;
    }

    /** One that is open already, with nothing else to be closed. */
    public static OpenedLedger of(LedgerDatabase database) {
        return new OpenedLedger(database, database.target().toString(), false, () -> {});
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
        try (Connection connection = database.dataSource().getConnection()) {
            return Schema.hasRecords(connection);
        } catch (SQLException failed) {
            throw CannotOpen.unreachable(place + " cannot be asked for its tables: " + failed.getMessage(), failed);
        }
    }

    /** How far it holds a ledger. */
    Ledger state() throws SQLException {
        return Schema.state(
                database.dataSource(), database.dialect(), database.target().schema());
    }

    /**
     * Makes sure that there is a ledger to read: in onceledger's own databases by creating it.
     *
     * @throws CannotOpen if somebody else's database holds none, or one that a newer program has changed
     */
    public OpenedLedger requireLedger() {
        if (own) {
            database.migrate();
        } else if (!hasLedger()) {
            throw CannotOpen.because(
                    Why.NO_LEDGER,
                    place,
                    place + " holds no ledger; \"onceledger serve --db …\" creates its tables there",
                    null);
        } else {
            refuseUnknown();
        }
        return this;
    }

    private void refuseUnknown() {
        try {
            Ledger state = state();
            if (state == Ledger.NEWER) {
                throw Schema.newer(place, null);
            } else if (state == Ledger.OLDER) {
                throw CannotOpen.because(
                        Why.OLDER_LEDGER,
                        place,
                        place
                                + " holds the ledger of an older onceledger; \"onceledger serve --db …\" brings it up to date",
                        null);
            }
        } catch (SQLException failed) {
            throw CannotOpen.unreachable(place + " cannot be asked for its tables: " + failed.getMessage(), failed);
        }
    }

    /** Starts again what was started for it, if that has ended, and leaves connections to what has ended; slow. */
    public void revive() {
        started.revive();
        database.renewConnections();
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
        return new OpenedLedger(reading, place, own, new Started() {
            @Override
            public void revive() {
                started.revive();
            }

            @Override
            public void close() throws SQLException {
                held.close();
                OpenedLedger.this.close();
            }
        });
    }

    @Override
    public void close() {
        database.close();
        try {
            started.close();
        } catch (SQLException failed) {
            throw new IllegalStateException(place + " did not stop", failed);
        }
    }
}
