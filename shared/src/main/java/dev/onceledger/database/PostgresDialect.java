package dev.onceledger.database;

import java.net.InetSocketAddress;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.postgresql.PGConnection;
import org.postgresql.jdbc.PgConnection;
import org.postgresql.util.HostSpec;
import org.postgresql.util.PSQLException;
import org.postgresql.util.ServerErrorMessage;

/** PostgreSQL 14 to 18, and newer ones untried, by pgjdbc. */
final class PostgresDialect implements Dialect {
    /** Before this one pg_class calls a table that nobody has counted empty. */
    private static final int OLDEST = 14;

    private static final SessionViews SESSIONS = new PostgresSessions();

    private static final String SOCKETS = "socketFactory=";

    private static final Set<String> GONE = Set.of("57P01", "57P02", "57P03", "25P03");

    /** Lock and statement time-out of this transaction, set in the exchange that carries the statements they bound. */
    private static final String LIMITS =
            "select set_config('lock_timeout', ?, true), set_config('statement_timeout', ?, true)";

    private static final String MAY_CREATE = """
            select current_schema() is not null and has_schema_privilege(current_schema(), 'CREATE')
                   and current_setting('transaction_read_only') = 'off'
            """;

    /**
     * The dialect of a server.
     *
     * @throws OldServer if it is older than the ledger allows
     */
    static PostgresDialect of(DatabaseMetaData server) throws SQLException {
        if (server.getDatabaseMajorVersion() < OLDEST) {
            throw new OldServer(server.getDatabaseProductVersion(), OLDEST);
        }
        return new PostgresDialect();
    }

    @Override
    public String productName() {
        return "PostgreSQL";
    }

    /** Code-unit order makes one index serve equality, prefix, range and ORDER BY, and sorts as H2 does. */
    @Override
    public Map<String, String> placeholders() {
        return Map.of(
                "text_key", "collate \"C\"",
                "live_by_expiry", "(expires_at) where expired_at is null",
                "newest_by_status", "(created_at, principal, operation, idem_key) where expired_at is not null",
                "status_statistics",
                        "create statistics idempotency_records_living (mcv) on status, expired_at from idempotency_records;");
    }

    @Override
    public boolean weighsOrderAgainstRange() {
        return true;
    }

    /** The driver remembers what it has prepared, and the server what it has planned. */
    @Override
    public Plans plans() {
        return Plans.NEW;
    }

    @Override
    public boolean joinsStatements() {
        return true;
    }

    @Override
    public List<Bound> limits(Connection connection, Duration lockWait, Duration statement) {
        return List.of(new Bound(LIMITS, List.of(millis(lockWait), millis(statement))));
    }

    /** None at all would be no limit. */
    private static String millis(Duration limit) {
        return Math.max(1, limit.toMillis()) + "ms";
    }

    @Override
    public boolean spinsForKeys() {
        return false;
    }

    @Override
    public void limitNetwork(Connection connection, Duration left) throws SQLException {
        connection.setNetworkTimeout(Runnable::run, (int) Math.min(Integer.MAX_VALUE, left.toMillis() + 1));
    }

    @Override
    public void limitQuery(Statement statement, int seconds) throws SQLException {
        statement.setQueryTimeout(seconds);
    }

    @Override
    public void lift(Connection connection) throws SQLException {
        connection.setNetworkTimeout(Runnable::run, 0);
    }

    /** Dividing by the number of changed rows fails the whole exchange, COMMIT included, when there is none. */
    @Override
    public String changingExactlyOne(String update) {
        return "with changed as (" + update + " returning 1) select 1 / count(*) from changed";
    }

    @Override
    public Failure classify(SQLException error) {
        String state = error.getSQLState() == null ? "" : error.getSQLState();
        if (state.equals("23505")) {
            return Failure.DUPLICATE;
        } else if (state.equals("55P03") || state.equals("57014")) {
            return Failure.TIMED_OUT;
        } else if (state.startsWith("40") || state.equals("53300")) {
            return Failure.TRANSIENT;
        } else if (state.equals("22012")) {
            return Failure.STATE_CHANGED;
        } else if (state.startsWith("08") || GONE.contains(state)) {
            return Failure.CONNECTION_LOST;
        }
        return Failure.DEFECT;
    }

    /** Insufficient privilege; a read-only transaction. */
    @Override
    public boolean isForbidden(SQLException error) {
        return "42501".equals(error.getSQLState()) || "25006".equals(error.getSQLState());
    }

    @Override
    public Optional<String> constraint(SQLException error) {
        return serverMessage(error).map(ServerErrorMessage::getConstraint);
    }

    @Override
    public Optional<String> waitedFor(SQLException error) {
        return serverMessage(error).map(message -> String.valueOf(message.getWhere()));
    }

    private static Optional<ServerErrorMessage> serverMessage(SQLException error) {
        return error instanceof PSQLException postgres
                ? Optional.ofNullable(postgres.getServerErrorMessage())
                : Optional.empty();
    }

    @Override
    public long sessionId(Connection connection) throws SQLException {
        return connection.unwrap(PGConnection.class).getBackendPID();
    }

    @Override
    public List<String> rollbackTo(String savepoint) {
        return List.of("rollback to savepoint " + savepoint);
    }

    @Override
    public Optional<InetSocketAddress> server(Connection connection) throws SQLException {
        if (connection.getMetaData().getURL().contains(SOCKETS)) {
            return Optional.empty();
        }
        HostSpec reached =
                connection.unwrap(PgConnection.class).getQueryExecutor().getHostSpec();
        return Optional.of(new InetSocketAddress(reached.getHost(), reached.getPort()));
    }

    @Override
    public String through(String url, int port) {
        return url + (url.contains("?") ? "&" : "?") + SOCKETS + LoopbackSockets.class.getName() + "&socketFactoryArg="
                + port;
    }

    /** ALTER SEQUENCE would make a new file each time and have all sessions look the sequence up again. */
    @Override
    public String restart(String sequence, long next) {
        return "select setval('" + sequence + "', " + next + ", false)";
    }

    @Override
    public LedgerStatements statements() {
        return PostgresStatements.ALL;
    }

    @Override
    public SessionViews sessions() {
        return SESSIONS;
    }

    @Override
    public Optional<String> unsafeSetting(Connection connection) {
        return Optional.empty();
    }

    @Override
    public String readOnlyUrl(String url) {
        return url + (url.contains("?") ? "&" : "?") + "options=-c%20default_transaction_read_only=on";
    }

    @Override
    public String mayCreateTables() {
        return MAY_CREATE;
    }

    @Override
    public List<String> reader(String name, String password) {
        return List.of();
    }
}
