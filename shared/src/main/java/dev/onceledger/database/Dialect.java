package dev.onceledger.database;

import java.net.InetSocketAddress;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Every difference between the databases that the ledger runs on. */
public sealed interface Dialect permits H2Dialect, PostgresDialect {
    /** The product's name as people know it. */
    String productName();

    /**
     * The dialect of an open connection.
     *
     * @throws OldServer if the ledger does not run on this version
     * @throws SQLException if the product is neither H2 nor PostgreSQL, or cannot be asked
     */
    static Dialect of(Connection connection) throws SQLException {
        String product = connection.getMetaData().getDatabaseProductName();
        return switch (product) {
            case "H2" -> new H2Dialect();
            case "PostgreSQL" -> PostgresDialect.of(connection.getMetaData());
            default ->
                throw new SQLException("onceledger runs on H2 and PostgreSQL; this is " + product
                        + ". Choose one of the two with --db.");
        };
    }

    /** What the migrations' placeholders stand for. */
    Map<String, String> placeholders();

    /**
     * Whether a query for the first rows in some order may walk in that order rather than by the range of an index that a
     * condition names; else all that is in the range is sorted.
     */
    boolean weighsOrderAgainstRange();

    /** Whether several statements can travel to the server as one exchange. */
    boolean joinsStatements();

    /** Where the statements of one database's transactions come from. */
    Plans plans();

    /** Bounds every lock wait and every statement that follows in this transaction; yields the statements that this takes. */
    List<Bound> limits(Connection connection, Duration lockWait, Duration statement) throws SQLException;

    /**
     * Whether an insert that meets a key of another open transaction is tried again and again inside the database, at the full
     * cost of a processor, rather than put to sleep until that transaction ends.
     */
    boolean spinsForKeys();

    /** Bounds the wait for the server's next word, where the driver can. */
    void limitNetwork(Connection connection, Duration left) throws SQLException;

    /** Bounds what a statement may take, whole seconds; with 0 it is not bounded, nor is what its connection runs next. */
    void limitQuery(Statement statement, int seconds) throws SQLException;

    /** Takes back what {@link #limits} left on a pooled connection. */
    void lift(Connection connection) throws SQLException;

    /** A statement that changes one row, written so that changing none is an error even amid joined statements. */
    String changingExactlyOne(String update);

    /** Statements that take back what was done since a savepoint, and let those go on at once who waited for it. */
    List<String> rollbackTo(String savepoint);

    /** What an error means. */
    Failure classify(SQLException error);

    /** Whether an error says that this user may not do this, or that nobody may write there. */
    boolean isForbidden(SQLException error);

    /** The unique constraint that refused a row, in lower case. */
    Optional<String> constraint(SQLException error);

    /** A text that names the table if an index entry or row was being waited for; empty where the database never tells. */
    Optional<String> waitedFor(SQLException error);

    /** The id by which the database's own views call this session. */
    long sessionId(Connection connection) throws SQLException;

    /** Where the server of this connection listens; empty where there is no socket between that could be led elsewhere. */
    Optional<InetSocketAddress> server(Connection connection) throws SQLException;

    /** The URL with its connections led to a port of the loopback address, where something else passes them on. */
    String through(String url, int port);

    /** A statement after which a sequence goes on with this number. */
    String restart(String sequence, long next);

    /** What is said differently of the ledger's own tables. */
    LedgerStatements statements();

    /** How it shows who does what at this moment. */
    SessionViews sessions();

    /** The URL with every transaction read-only from the start, where the database can; else the URL as it is. */
    String readOnlyUrl(String url);

    /** Makes a user who may read the ledger and nothing else; none where {@link #readOnlyUrl} does without. */
    List<String> reader(String name, String password);

    /** Whether this user may make tables in the schema that the connection writes to: one boolean. */
    String mayCreateTables();

    /** What must be true of this database before it may hold a ledger; empty when all is well. */
    Optional<String> unsafeSetting(Connection connection) throws SQLException;

    /** A statement with its values. */
    record Bound(String text, List<Object> values) {}
}
