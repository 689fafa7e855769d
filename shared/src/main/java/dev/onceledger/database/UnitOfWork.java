package dev.onceledger.database;

import dev.onceledger.database.Exchange.Queued;
import dev.onceledger.database.Exchange.Time;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * One transaction on one connection. Statements are queued and travel together, up to the next result that somebody asks
 * for; where the database has no round trips to save, or somebody wants to stand between two statements, each is sent at
 * once. What is not committed when it is closed is rolled back.
 */
public final class UnitOfWork implements AutoCloseable {
    /** How much later the driver gives up than the server, so that the server's word comes first; not for a commit. */
    private static final Duration SERVERS_WORD = Duration.ofMillis(500);

    private static final String SAVEPOINT = "before_changes";

    private final Connection connection;
    private final Dialect dialect;
    private final Budget budget;
    private final boolean joining;
    private final Exchange exchange;
    private final List<Queued> queue = new ArrayList<>();
    private boolean savepointSet;
    private boolean changedSinceSavepoint;
    private boolean finished;
    private boolean waitsForLocks = true;

    /**
     * Begins.
     *
     * @param connection with auto-commit off; closed with this
     * @param plans where its statements come from
     * @param eachAlone whether every statement is to travel alone
     */
    UnitOfWork(Connection connection, Dialect dialect, Plans plans, Budget budget, boolean eachAlone) {
        this.connection = connection;
        this.dialect = dialect;
        this.budget = budget;
        this.joining = dialect.joinsStatements() && !eachAlone;
        this.exchange = new Exchange(connection, dialect, plans, joining);
    }

    @FunctionalInterface
    private interface Reader<T> {
        T read(PreparedStatement statement, boolean isResultSet) throws SQLException;
    }

    /** Queues a query. */
    public <T> Pending<T> query(Sql sql, Map<String, ?> parameters, Rows<T> rows) {
        return add(sql.positional(), Arrays.asList(sql.values(parameters)), (statement, isResultSet) -> {
            try (ResultSet result = statement.getResultSet()) {
                return rows.read(result);
            }
        });
    }

    /** Queues a change; yields the number of rows changed. */
    public Pending<Integer> update(Sql sql, Map<String, ?> parameters) {
        changedSinceSavepoint = savepointSet;
        return add(
                sql.positional(),
                Arrays.asList(sql.values(parameters)),
                (statement, isResultSet) -> statement.getUpdateCount());
    }

    /**
     * Queues a change that may have to wait for a key which another open transaction has inserted; yields the number of rows
     * changed.
     */
    public Pending<Integer> updateWhenFree(Sql sql, Map<String, ?> parameters) {
        return dialect.spinsForKeys() ? tryUntilFree(sql, parameters) : update(sql, parameters);
    }

    /** Each try gives up at once, so that the rest between two costs nothing. */
    private Pending<Integer> tryUntilFree(Sql sql, Map<String, ?> parameters) {
        waitsForLocks = false;
        try {
            return new KeyWait(budget).until(() -> update(sql, parameters));
        } finally {
            waitsForLocks = true;
        }
    }

    /** Queues a change of exactly one row; any other number fails the transaction as {@link Failure#STATE_CHANGED}. */
    public void updateExactlyOne(Sql sql, Map<String, ?> parameters) {
        changedSinceSavepoint = savepointSet;
        add(
                dialect.changingExactlyOne(sql.positional()),
                Arrays.asList(sql.values(parameters)),
                (statement, isResultSet) -> {
                    if (!isResultSet && statement.getUpdateCount() != 1) {
                        SQLException changed =
                                new SQLException("changed " + statement.getUpdateCount() + " rows, not 1");
                        throw new DatabaseFailure(Failure.STATE_CHANGED, null, null, changed);
                    }
                    return null;
                });
    }

    /** Marks the point that {@link #undoChanges} returns to. */
    public void savepoint() {
        command("savepoint " + SAVEPOINT);
        savepointSet = true;
    }

    /** Takes back what was changed since the savepoint, and only that; without a change it does nothing. */
    public void undoChanges() {
        if (changedSinceSavepoint) {
            dialect.rollbackTo(SAVEPOINT).forEach(this::command);
            send();
            changedSinceSavepoint = false;
            // Where limits belong to the transaction, those set since are taken back as well.
            exchange.forgetLimits();
        }
    }

    /**
     * Sends what is queued and commits, in the same exchange where possible.
     *
     * @throws DatabaseFailure of kind {@link Failure#OUTCOME_UNKNOWN} if the connection went before the answer came
     */
    public void commit() {
        if (!joining) {
            commitAlone();
            return;
        }
        command("commit");
        try {
            send(Duration.ZERO);
            finished = true;
        } catch (DatabaseFailure failure) {
            throw failure.kind() == Failure.CONNECTION_LOST ? unknown((SQLException) failure.getCause()) : failure;
        }
    }

    private void commitAlone() {
        try {
            dialect.limitNetwork(connection, budget.left());
            connection.commit();
            finished = true;
        } catch (SQLException error) {
            throw dialect.classify(error) == Failure.CONNECTION_LOST ? unknown(error) : failure(error);
        }
    }

    /** The id by which the database's own views call this session. */
    public long sessionId() {
        try {
            return dialect.sessionId(connection);
        } catch (SQLException error) {
            throw failure(error);
        }
    }

    private void command(String text) {
        add(text, List.of(), (statement, isResultSet) -> null);
    }

    private <T> Pending<T> add(String text, List<Object> values, Reader<T> reader) {
        Pending<T> pending = new Pending<>(this);
        queue.add(new Queued(
                text, values, (statement, isResultSet) -> pending.arrived(reader.read(statement, isResultSet))));
        if (!joining) {
            send();
        }
        return pending;
    }

    /** Sends what is queued: one exchange, bounded by what is left of the budget. */
    void send() {
        send(SERVERS_WORD);
    }

    private void send(Duration grace) {
        if (queue.isEmpty()) {
            return;
        }
        Duration left = budget.left();
        try {
            exchange.send(queue, new Time(waitsForLocks ? left : Duration.ZERO, left, left.plus(grace)));
        } catch (SQLException error) {
            throw failure(error);
        } finally {
            queue.clear();
        }
    }

    private DatabaseFailure unknown(SQLException error) {
        return new DatabaseFailure(Failure.OUTCOME_UNKNOWN, null, null, error);
    }

    private DatabaseFailure failure(SQLException error) {
        return new DatabaseFailure(
                dialect.classify(error),
                dialect.constraint(error).orElse(null),
                dialect.waitedFor(error).orElse(null),
                error);
    }

    /** Rolls back what is not committed and gives the connection back; a dead connection is no error here. */
    @Override
    public void close() {
        try (Connection closing = connection) {
            if (!finished) {
                closing.rollback();
            }
            dialect.lift(closing);
        } catch (SQLException gone) {
            // The server has ended the transaction, or will when it notices: nothing is left to undo from here.
        }
    }
}
