package dev.onceledger.database;

import java.net.InetSocketAddress;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;
import org.springframework.jdbc.core.simple.JdbcClient;

/** An open database that holds a ledger, of the kind that its dialect tells. */
public final class LedgerDatabase implements AutoCloseable {
    /** How long a connection may take to answer, seconds. */
    private static final int SIGN_OF_LIFE = 3;

    private final Pool pool;
    private final Connections connections;
    private final Dialect dialect;
    private final Plans plans;
    private final Target target;
    private final boolean ownsPool;

    private LedgerDatabase(Target target, Pool pool, boolean ownsPool, Connections connections, Dialect dialect) {
        this.target = target;
        this.pool = pool;
        this.ownsPool = ownsPool;
        this.connections = connections;
        this.dialect = dialect;
        this.plans = dialect.plans();
    }

    /**
     * Connects, without touching the schema.
     *
     * @throws SQLException if the database cannot be reached, is of an unknown kind, or is set so that it would lose
     *     answered orders
     */
    public static LedgerDatabase open(Target target) throws SQLException {
        try (Connection first = DriverManager.getConnection(target.url(), target.user(), target.password())) {
            Dialect dialect = Dialect.of(first);
            String unsafe = dialect.unsafeSetting(first).orElse(null);
            if (unsafe != null) {
                throw new SQLException(unsafe);
            }
            Pool pool = filled(new Pool(target));
            return new LedgerDatabase(target, pool, true, pool, dialect);
        }
    }

    /** The pool with a connection in it: an H2 file that takes long to open is not closed and opened again. */
    private static Pool filled(Pool pool) throws SQLException {
        try {
            pool.dataSource().getConnection().close();
            return pool;
        } catch (SQLException | RuntimeException failed) {
            pool.close();
            throw failed;
        }
    }

    /** The same database with its transactions on connections from elsewhere; closing it leaves this one open. */
    public LedgerDatabase over(Connections others) {
        return new LedgerDatabase(target, pool, false, others, dialect);
    }

    /** Creates the ledger's tables, or brings them up to date. */
    public LedgerDatabase migrate() {
        Schema.migrate(dataSource(), dialect, target.schema());
        return this;
    }

    /** Begins a transaction, each of whose statements travels alone on demand. */
    public UnitOfWork begin(Budget budget, boolean eachAlone) {
        try {
            return new UnitOfWork(manual(connections.open(budget)), dialect, plans, budget, eachAlone);
        } catch (SQLException error) {
            Failure kind = error.getSQLState() == null ? Failure.CONNECTION_LOST : dialect.classify(error);
            throw new DatabaseFailure(kind, null, null, error);
        }
    }

    /** The connection with auto-commit off, or given back if it turns out to be dead. */
    private static Connection manual(Connection connection) throws SQLException {
        try {
            connection.setAutoCommit(false);
            return connection;
        } catch (SQLException dead) {
            connection.close();
            throw dead;
        }
    }

    /**
     * Asks the database for a sign of life; slow, yet bounded.
     *
     * @throws SQLException if none came
     */
    public void ping() throws SQLException {
        try (Connection connection = dataSource().getConnection()) {
            if (!connection.isValid(SIGN_OF_LIFE)) {
                throw new SQLException("the connection gave no sign of life", "08006");
            }
        }
    }

    /** Has every connection that is not in use, and each in use when it is given back, replaced by a new one. */
    void renewConnections() {
        pool.renew();
    }

    /** Whether a failure means that the database was not reached, or went away. */
    public boolean isLost(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException error
                    && error.getSQLState() != null
                    && dialect.classify(error) == Failure.CONNECTION_LOST) {
                return true;
            }
        }
        return false;
    }

    /** Queries in transactions of their own. */
    public JdbcClient client() {
        return JdbcClient.create(dataSource());
    }

    /** The pool behind {@link #client}. */
    public DataSource dataSource() {
        return pool.dataSource();
    }

    /** Where its server listens; empty where there is no socket between that could be led elsewhere. */
    public Optional<InetSocketAddress> server() throws SQLException {
        try (Connection connection = dataSource().getConnection()) {
            return dialect.server(connection);
        }
    }

    /** What kind of database this is. */
    public Dialect dialect() {
        return dialect;
    }

    /** What it was opened from. */
    public Target target() {
        return target;
    }

    @Override
    public void close() {
        if (ownsPool) {
            pool.close();
        }
    }
}
