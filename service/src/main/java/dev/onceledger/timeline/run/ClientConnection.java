package dev.onceledger.timeline.run;

import dev.onceledger.database.Budget;
import dev.onceledger.database.Connections;
import dev.onceledger.database.Dialect;
import dev.onceledger.database.Target;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicBoolean;

/** The one connection of one client: kept from transaction to transaction, opened anew when it has gone. */
final class ClientConnection implements Connections, AutoCloseable {
    private final Wire wire;
    private final Dialect dialect;
    private final AtomicBoolean losesCommit = new AtomicBoolean();
    private final boolean kept;
    private volatile Connection physical;
    /** The transaction that the open connection was last lent to. */
    private volatile Lease lease;

    private volatile long session = -1;

    /**
     * Not connected yet.
     *
     * @param kept whether a break is carried out as what it is to the database, a rollback, and the connection used again
     */
    ClientConnection(Wire wire, Dialect dialect, boolean kept) {
        this.wire = wire;
        this.dialect = dialect;
        this.kept = kept;
    }

    /** What one transaction has of the connection, until the connection breaks under it. */
    private static final class Lease {
        private volatile boolean broken;
    }

    @Override
    public Connection open(Budget budget) throws SQLException {
        if (physical == null || physical.isClosed()) {
            Target target = wire.target();
            Connection opened = DriverManager.getConnection(target.url(), target.user(), target.password());
            opened.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
            if (target.schema() != null) {
                opened.setSchema(target.schema());
            }
            session = dialect.sessionId(opened);
            physical = opened;
        }
        Connection current = physical;
        Lease lent = new Lease();
        lease = lent;
        return (Connection) Proxy.newProxyInstance(
                Connection.class.getClassLoader(),
                new Class<?>[] {Connection.class},
                (proxy, method, arguments) -> invoke(current, lent, method, arguments));
    }

    private Object invoke(Connection current, Lease lent, Method method, Object[] arguments) throws Throwable {
        if (method.getName().equals("close")) {
            return null;
        } else if (lent.broken) {
            throw new SQLException("this connection is broken", "08003");
        }
        boolean loses = method.getName().equals("commit") && losesCommit.getAndSet(false);
        boolean cut = loses && wire.losesNextAnswer();
        try {
            Object result = method.invoke(current, arguments);
            if (loses && !cut) {
                // Nothing lies between an embedded database and its caller that could lose a word.
                sever();
                throw new SQLException("the acknowledgement of the commit was lost", "08006");
            }
            return result;
        } catch (InvocationTargetException thrown) {
            if (method.getName().equals("rollback")) {
                sever();
            }
            throw thrown.getCause();
        }
    }

    /** The id of the session in the database's own views; -1 before the first transaction. */
    long session() {
        return session;
    }

    /** The next commit is carried out, and the connection breaks before its acknowledgement arrives. */
    void loseNextCommit() {
        losesCommit.set(true);
    }

    /** Breaks the connection for the transaction on it, as the end of its process would. */
    void breakOff() {
        if (!kept) {
            sever();
            return;
        }
        Lease lent = lease;
        if (lent != null && physical != null) {
            lent.broken = true;
            try {
                physical.rollback();
            } catch (SQLException gone) {
                sever();
            }
        }
    }

    /** Closes the connection without a word: the database rolls back what is open on it. */
    void sever() {
        Connection current = physical;
        physical = null;
        if (current != null) {
            try (Connection closing = current) {
                // The socket goes without a word, where there is one; an embedded database has none, and closing is the
                // same.
                closing.abort(Runnable::run);
            } catch (SQLException gone) {
                // It broke before: the database rolls back all the same.
            }
        }
    }

    @Override
    public void close() {
        sever();
        wire.close();
    }
}
