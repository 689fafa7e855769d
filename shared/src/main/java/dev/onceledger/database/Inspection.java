package dev.onceledger.database;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * What a database is like, found out without changing it.
 *
 * @param place where it is, for people; never a password
 * @param product its name as people know it, and its version; empty where there is no database yet
 * @param ledger how far it holds a ledger
 * @param mayWrite whether its user may write: to the ledger, or where there is none, make its tables
 */
public record Inspection(String place, String product, Ledger ledger, boolean mayWrite) {
    /** How far a database holds a ledger. */
    public enum Ledger {
        /** There is not even a database; opening it makes one. */
        NO_DATABASE,
        /** An empty schema, in which the ledger's tables can be made. */
        NONE,
        /** The ledger as this program knows it. */
        PRESENT,
        /** A ledger that an older program made, to be brought up to date. */
        OLDER,
        /** A ledger that a newer program has changed; not to be touched. */
        NEWER,
        /** No ledger, but other tables where it would have to be; not to be touched. */
        OTHER_TABLES
    }

    static Inspection absent(String place) {
        return new Inspection(place, "", Ledger.NO_DATABASE, true);
    }

    static Inspection of(OpenedLedger opened) {
        LedgerDatabase database = opened.database();
        try (Connection connection = database.dataSource().getConnection()) {
            Dialect dialect = database.dialect();
            String version = connection.getMetaData().getDatabaseProductVersion();
            Ledger ledger = opened.state();
            boolean writes = Schema.hasRecords(connection)
                    ? ReadOnly.mayWrite(database)
                    : isTrue(connection, dialect.mayCreateTables());
            return new Inspection(
                    opened.place(), dialect.productName() + " " + version.replaceFirst(" .*", ""), ledger, writes);
        } catch (SQLException failed) {
            throw CannotOpen.unreachable(
                    opened.place() + " cannot be asked what it holds: " + failed.getMessage(), failed);
        }
    }

    private static boolean isTrue(Connection connection, String question) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(question)) {
            return rows.next() && rows.getBoolean(1);
        }
    }
}
