package dev.onceledger.database;

import dev.onceledger.database.Dialect.Bound;
import dev.onceledger.database.Plans.Plan;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/** Carries the statements of one transaction to the database and what they bring back, within limits that it sets. */
final class Exchange {
    private final Connection connection;
    private final Dialect dialect;
    private final Plans plans;
    private final boolean joining;
    /** Those that hold in the database; empty where that is not known. */
    private List<Bound> limits = List.of();

    /** With {@code joining}, all statements that are sent at once travel as one. */
    Exchange(Connection connection, Dialect dialect, Plans plans, boolean joining) {
        this.connection = connection;
        this.dialect = dialect;
        this.plans = plans;
        this.joining = joining;
    }

    /** Takes what a statement brought. */
    @FunctionalInterface
    interface Arrival {
        void arrived(PreparedStatement statement, boolean isResultSet) throws SQLException;
    }

    /** A statement with its values, and who waits for what it brings. */
    record Queued(String text, List<Object> values, Arrival arrival) {}

    /**
     * How long an exchange may take.
     *
     * @param lockWait each wait for a lock
     * @param statement each statement
     * @param network until the server's next word
     */
    record Time(Duration lockWait, Duration statement, Duration network) {}

    /** Sends statements, in this order. */
    void send(List<Queued> statements, Time time) throws SQLException {
        List<Bound> wanted = dialect.limits(connection, time.lockWait(), time.statement());
        List<Queued> limiting = wanted.equals(limits)
                ? List.of()
                : wanted.stream().map(Exchange::limiting).toList();
        forgetLimits();
        dialect.limitNetwork(connection, time.network());
        if (joining) {
            carry(Stream.concat(limiting.stream(), statements.stream()).toList());
            limits = wanted;
        } else {
            carryEach(limiting);
            limits = wanted;
            carryEach(statements);
        }
    }

    /** They may have been taken back in the database. */
    void forgetLimits() {
        limits = List.of();
    }

    private static Queued limiting(Bound limit) {
        return new Queued(limit.text(), limit.values(), (statement, isResultSet) -> {});
    }

    private void carryEach(List<Queued> statements) throws SQLException {
        for (Queued one : statements) {
            carry(List.of(one));
        }
    }

    private void carry(List<Queued> statements) throws SQLException {
        String text = String.join("; ", statements.stream().map(Queued::text).toList());
        try (Plan plan = plans.take(connection, text)) {
            PreparedStatement statement = plan.statement();
            int position = 0;
            for (Queued one : statements) {
                for (Object value : one.values()) {
                    Parameters.set(connection, statement, ++position, value);
                }
            }
            boolean isResultSet = statement.execute();
            for (Queued one : statements) {
                one.arrival().arrived(statement, isResultSet);
                isResultSet = statement.getMoreResults();
            }
        }
    }
}
