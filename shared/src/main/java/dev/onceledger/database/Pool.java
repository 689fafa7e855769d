package dev.onceledger.database;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;

/** A connection pool whose waiting is bounded per call; HikariCP's own bound is per pool. */
final class Pool implements Connections, AutoCloseable {
    /** How long opening a new connection may take before the server counts as unreachable, milliseconds. */
    private static final long OPEN_TIMEOUT = 5_000;

    private final HikariDataSource dataSource;
    private final Semaphore free;

    Pool(Target target) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(target.url());
        config.setUsername(target.user());
        config.setPassword(target.password());
        config.setSchema(target.schema());
        config.setMaximumPoolSize(target.poolSize());
        config.setMinimumIdle(0);
        config.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
        config.setConnectionTimeout(OPEN_TIMEOUT);
        config.setInitializationFailTimeout(-1);
        config.setPoolName("onceledger");
        if (target.url().startsWith("jdbc:postgresql:")) {
            config.addDataSourceProperty("ApplicationName", "onceledger");
            config.addDataSourceProperty("tcpKeepAlive", "true");
            // Whole seconds, above the largest statement time-out: a COMMIT that never answers must not hang for ever.
            config.addDataSourceProperty("socketTimeout", "60");
        }
        if (target.url().startsWith("jdbc:h2:")) {
            config.setExceptionOverride(new DeadH2Sessions());
        }
        this.dataSource = new HikariDataSource(config);
        this.free = new Semaphore(target.poolSize(), true);
    }

    DataSource dataSource() {
        return dataSource;
    }

    @Override
    public Connection open(Budget budget) throws SQLException {
        await(budget);
        try {
            return new ReleasingConnection(dataSource.getConnection(), free::release).proxy();
        } catch (SQLException | RuntimeException failed) {
            free.release();
            throw failed;
        }
    }

    private void await(Budget budget) throws SQLException {
        try {
            if (!free.tryAcquire(budget.left().toMillis(), TimeUnit.MILLISECONDS)) {
                throw new SQLException("no database connection was free in time", "53300");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new SQLException("interrupted while waiting for a database connection", "53300", interrupted);
        }
    }

    void renew() {
        dataSource.getHikariPoolMXBean().softEvictConnections();
    }

    @Override
    public void close() {
        dataSource.close();
    }
}
