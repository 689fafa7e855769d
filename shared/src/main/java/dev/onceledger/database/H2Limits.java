package dev.onceledger.database;

import dev.onceledger.database.Dialect.Bound;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.h2.engine.Session;
import org.h2.engine.SessionLocal;
import org.h2.jdbc.JdbcConnection;
import org.h2.message.DbException;

/**
 * The limits of an H2 session: how long it waits for a lock, and how long a statement may take. Every SET makes all sessions
 * of the database forget the plans of their statements (2.4.240, the end of {@code org.h2.command.dml.Set#update}), which
 * costs more than most statements take; so a session of this process is told without one.
 */
final class H2Limits {
    /** H2's own, milliseconds. */
    private static final int DEFAULT_LOCK_TIMEOUT = 2_000;

    /** What must be set by a statement goes in steps of so many milliseconds, so that most need not be set anew. */
    private static final long STEP = 50;

    private H2Limits() {}

    /** Sets them; yields the statements that it takes where the session belongs to another process. */
    static List<Bound> set(Connection connection, Duration lockWait, Duration statement) throws SQLException {
        // Zero would be no limit.
        long query = Math.max(1, statement.toMillis());
        Optional<SessionLocal> own = own(connection);
        if (own.isPresent()) {
            set(own.get(), Math.toIntExact(lockWait.toMillis()), Math.toIntExact(query));
            return List.of();
        }
        return List.of(
                new Bound("set lock_timeout " + inSteps(lockWait.toMillis()), List.of()),
                new Bound("set query_timeout " + inSteps(query), List.of()));
    }

    /** Sets how long the statements of this one's connection may take; by the driver, with a SET, where another process has it. */
    static void setQuery(Statement statement, int seconds) throws SQLException {
        Optional<SessionLocal> own = own(statement.getConnection());
        if (own.isPresent()) {
            set(
                    own.get(),
                    own.get().getLockTimeout(),
                    Math.toIntExact(Duration.ofSeconds(seconds).toMillis()));
        } else {
            statement.setQueryTimeout(seconds);
        }
    }

    /** Sets them back to H2's own. */
    static void lift(Connection connection) throws SQLException {
        Optional<SessionLocal> own = own(connection);
        if (own.isPresent()) {
            set(own.get(), DEFAULT_LOCK_TIMEOUT, 0);
            return;
        }
        try (Statement statement = connection.createStatement()) {
            statement.execute("set query_timeout 0");
            statement.execute("set lock_timeout " + DEFAULT_LOCK_TIMEOUT);
        }
    }

    /** H2's own connection within this one, if its session belongs to this process. */
    static Optional<Connection> within(Connection connection) throws SQLException {
        JdbcConnection own = connection.unwrap(JdbcConnection.class);
        return own.getSession() instanceof SessionLocal ? Optional.of(own) : Optional.empty();
    }

    private static void set(SessionLocal session, int lockWait, int query) throws SQLException {
        try {
            session.setLockTimeout(lockWait);
            session.setQueryTimeout(query);
        } catch (DbException ended) {
            throw DbException.toSQLException(ended);
        }
    }

    private static Optional<SessionLocal> own(Connection connection) throws SQLException {
        Session session = connection.unwrap(JdbcConnection.class).getSession();
        return session instanceof SessionLocal local ? Optional.of(local) : Optional.empty();
    }

    private static long inSteps(long millis) {
        return millis > 1_000 ? millis - millis % STEP : millis;
    }
}
