package dev.onceledger.testing;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/** Another session on the ledger's database, by plain JDBC, that holds what others wait for. */
public final class Rival implements AutoCloseable {
    private final Connection connection;

    public Rival(OrderWorld world, TestDatabase kind) throws SQLException {
        connection = world.database().dataSource().getConnection();
        connection.setAutoCommit(false);
        execute(kind == TestDatabase.POSTGRESQL ? "set deadlock_timeout = '20s'" : "set lock_timeout 20000");
    }

    public Rival execute(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
        return this;
    }

    public Rival lockStock(String sku) throws SQLException {
        return execute("select * from stock where sku = '" + sku + "' for update");
    }

    public void commit() throws SQLException {
        connection.commit();
    }

    /** Lets go of everything. */
    public void rollback() {
        try {
            connection.rollback();
        } catch (SQLException failed) {
            throw new AssertionError(failed);
        }
    }

    @Override
    public void close() throws SQLException {
        rollback();
        connection.close();
    }
}
