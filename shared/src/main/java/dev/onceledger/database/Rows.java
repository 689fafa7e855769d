package dev.onceledger.database;

import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * Reads a whole result set.
 *
 * @param <T> what is made of it
 */
@FunctionalInterface
public interface Rows<T> {
    /** Reads every row that is wanted; the result set is closed by the caller. */
    T read(ResultSet rows) throws SQLException;
}
