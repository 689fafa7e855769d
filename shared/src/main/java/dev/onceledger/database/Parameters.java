package dev.onceledger.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.time.ZoneOffset;

/** Binds values the same way on both databases. */
final class Parameters {
    private Parameters() {}

    static void set(Connection connection, PreparedStatement statement, int position, Object value)
            throws SQLException {
        if (value == null) {
            statement.setNull(position, Types.NULL);
        } else if (value instanceof Instant instant) {
            statement.setObject(position, instant.atOffset(ZoneOffset.UTC));
        } else if (value instanceof String[] texts) {
            statement.setArray(position, connection.createArrayOf("varchar", texts));
        } else if (value instanceof Integer[] numbers) {
            statement.setArray(position, connection.createArrayOf("integer", numbers));
        } else if (value instanceof byte[] bytes) {
            statement.setBytes(position, bytes);
        } else {
            statement.setObject(position, value);
        }
    }
}
