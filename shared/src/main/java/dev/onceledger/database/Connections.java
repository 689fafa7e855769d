package dev.onceledger.database;

import java.sql.Connection;
import java.sql.SQLException;

/** Where connections come from. */
@FunctionalInterface
public interface Connections {
    /**
     * A connection in READ COMMITTED, its schema set; closing it gives it back.
     *
     * @throws SQLException with SQLSTATE 53300 if none was free within the budget, else as the driver says
     */
    Connection open(Budget budget) throws SQLException;
}
