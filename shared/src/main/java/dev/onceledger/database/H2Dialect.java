package dev.onceledger.database;

import java.net.InetSocketAddress;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.h2.jdbc.JdbcException;

/** H2 2.4.240 in its PostgreSQL mode. */
final class H2Dialect implements Dialect {
    private static final SessionViews SESSIONS = new H2Sessions();

    /** database is closed, connection broken, session closed, file lost. */
    private static final Set<Integer> GONE = Set.of(90007, 90020, 90031, 90067, 90098, 90108, 90121, 50000);

    private static final Pattern CONSTRAINT = Pattern.compile(
            "(?:PUBLIC|public|\\w+)\"?\\.\"?(orders_\\w+|idempotency_records_\\w+|stock_\\w+|key_activity_\\w+)",
            Pattern.CASE_INSENSITIVE);

    private static final String DURABILITY = """
            select setting_value from information_schema.settings where setting_name = 'WRITE_DELAY'
            """;

    /** The user is no administrator, has no right to the schema, or none to the object; the database is read-only. */
    private static final Set<Integer> FORBIDDEN = Set.of(90040, 90096, 90097);

    @Override
    public String productName() {
        return "H2";
    }

    @Override
    public Map<String, String> placeholders() {
        return Map.of(
                "text_key", "",
                "live_by_expiry", "(expired_at, expires_at)",
                "newest_by_status", "(status, created_at, principal, operation, idem_key)",
                "status_statistics", "");
    }

    @Override
    public boolean weighsOrderAgainstRange() {
        return false;
    }

    @Override
    public boolean joinsStatements() {
        return false;
    }

    @Override
    public Plans plans() {
        return new H2Plans();
    }

    /** The query time-out does not end a wait for a row on H2, the lock time-out does. */
    @Override
    public List<Bound> limits(Connection connection, Duration lockWait, Duration statement) throws SQLException {
        return H2Limits.set(connection, lockWait, statement);
    }

    @Override
    public boolean spinsForKeys() {
        return true;
    }

    @Override
    public void limitNetwork(Connection connection, Duration left) {
        // An embedded H2 has no network; its commit cannot be bounded.
    }

    @Override
    public void limitQuery(Statement statement, int seconds) throws SQLException {
        H2Limits.setQuery(statement, seconds);
    }

    @Override
    public void lift(Connection connection) throws SQLException {
        H2Limits.lift(connection);
    }

    @Override
    public String changingExactlyOne(String update) {
        return update;
    }

    @Override
    public Failure classify(SQLException error) {
        String state = error.getSQLState() == null ? "" : error.getSQLState();
        if (state.equals("23505")) {
            return Failure.DUPLICATE;
        } else if (state.equals("HYT00") || state.equals("57014")) {
            return Failure.TIMED_OUT;
        } else if (state.equals("40001") || state.equals("53300")) {
            return Failure.TRANSIENT;
        } else if (GONE.contains(error.getErrorCode()) || state.startsWith("08")) {
            return Failure.CONNECTION_LOST;
        }
        return Failure.DEFECT;
    }

    @Override
    public boolean isForbidden(SQLException error) {
        return FORBIDDEN.contains(error.getErrorCode());
    }

    @Override
    public Optional<String> constraint(SQLException error) {
        if (classify(error) != Failure.DUPLICATE) {
            return Optional.empty();
        }
        // Not the whole message, which goes on with the statement.
        String message = error instanceof JdbcException own ? own.getOriginalMessage() : error.getMessage();
        Matcher matcher = CONSTRAINT.matcher(String.valueOf(message));
        return matcher.find() ? Optional.of(matcher.group(1).toLowerCase(java.util.Locale.ROOT)) : Optional.empty();
    }

    @Override
    public Optional<String> waitedFor(SQLException error) {
        return Optional.empty();
    }

    @Override
    public long sessionId(Connection connection) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("select session_id()");
                ResultSet rows = statement.executeQuery()) {
            rows.next();
            return rows.getLong(1);
        }
    }

    /**
     * H2 2.4.240 wakes those who wait a moment before the rollback is marked as done: who looks too early waits on until the
     * transaction ends. The second rollback changes nothing and wakes them again.
     */
    @Override
    public List<String> rollbackTo(String savepoint) {
        return List.of("rollback to savepoint " + savepoint, "rollback to savepoint " + savepoint);
    }

    @Override
    public Optional<InetSocketAddress> server(Connection connection) {
        return Optional.empty();
    }

    @Override
    public String through(String url, int port) {
        throw new UnsupportedOperationException("an embedded database has no socket");
    }

    @Override
    public String restart(String sequence, long next) {
        return "alter sequence " + sequence + " restart with " + next;
    }

    @Override
    public LedgerStatements statements() {
        return H2Statements.ALL;
    }

    @Override
    public SessionViews sessions() {
        return SESSIONS;
    }

    @Override
    public Optional<String> unsafeSetting(Connection connection) throws SQLException {
        if (connection.getMetaData().getURL().startsWith("jdbc:h2:mem:")) {
            return Optional.empty();
        }
        try (PreparedStatement statement = connection.prepareStatement(DURABILITY);
                ResultSet rows = statement.executeQuery()) {
            boolean durable = rows.next() && rows.getString(1).equals("0");
            return durable
                    ? Optional.empty()
                    : Optional.of(
                            "this H2 database is open with a WRITE_DELAY other than 0, so orders that were answered could be"
                                    + " lost when a process dies; add ;WRITE_DELAY=0 to its URL in every process that opens it");
        }
    }

    /** H2's own read-only settings let writes pass, measured; a user's rights do not, but such a user may set nothing. */
    @Override
    public String readOnlyUrl(String url) {
        return JdbcUrl.parse(url, JdbcUrl.Style.H2)
                .without("WRITE_DELAY")
                .without("DB_CLOSE_DELAY")
                .toString();
    }

    @Override
    public String mayCreateTables() {
        return SESSIONS.seesAllSessions();
    }

    @Override
    public List<String> reader(String name, String password) {
        return List.of(
                "create user if not exists " + name + " password '" + password + "'",
                "alter user " + name + " set password '" + password + "'",
                "grant select on schema public to " + name);
    }
}
