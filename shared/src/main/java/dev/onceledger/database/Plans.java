package dev.onceledger.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** Where prepared statements come from. */
@FunctionalInterface
interface Plans {
    /** A new statement for each use, which is right where driver or server remember what they have planned. */
    Plans NEW = (connection, text) -> new Plan(connection.prepareStatement(text), PreparedStatement::close);

    /** A statement for one use. */
    Plan take(Connection connection, String text) throws SQLException;

    /** What becomes of a statement that has been used. */
    @FunctionalInterface
    interface End {
        void of(PreparedStatement statement) throws SQLException;
    }

    /** A statement in use. */
    record Plan(PreparedStatement statement, End end) implements AutoCloseable {
        @Override
        public void close() throws SQLException {
            end.of(statement);
        }
    }
}
