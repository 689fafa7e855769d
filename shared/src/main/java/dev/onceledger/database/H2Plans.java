package dev.onceledger.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Keeps the statements of each H2 connection prepared. H2 remembers plans itself, but a session forgets all of them when one
 * of its statements fails and at each return to a savepoint (2.4.240, {@code org.h2.engine.SessionLocal#rollbackTo}), which
 * is what the loser of a race and every repeated request do, and never remembers a {@code select … for update}. Where the
 * session belongs to another process, its statements are new each time.
 */
final class H2Plans implements Plans {
    private static final int PER_CONNECTION = 64;

    private final Map<Connection, Map<String, PreparedStatement>> kept = new HashMap<>();

    @Override
    public Plan take(Connection connection, String text) throws SQLException {
        Connection own = H2Limits.within(connection).orElse(null);
        if (own == null) {
            return NEW.take(connection, text);
        }
        PreparedStatement idle = idle(own, text);
        return new Plan(idle == null ? own.prepareStatement(text) : idle, used -> keep(own, text, used));
    }

    /** Out of the map, so that nobody else uses it as well. */
    private synchronized PreparedStatement idle(Connection connection, String text) {
        Map<String, PreparedStatement> idle = kept.get(connection);
        return idle == null ? null : idle.remove(text);
    }

    private void keep(Connection connection, String text, PreparedStatement used) throws SQLException {
        if (connection.isClosed()) {
            forgetClosed();
            return;
        }
        // H2 itself keeps the last result of a query for the next that asks the same; the ledger's are small.
        used.getMoreResults();
        used.clearParameters();
        PreparedStatement left = put(connection, text, used);
        if (left != null) {
            left.close();
        }
    }

    /** The one that has to go for it. */
    private synchronized PreparedStatement put(Connection connection, String text, PreparedStatement used) {
        if (!kept.containsKey(connection)) {
            forgetClosed();
        }
        Map<String, PreparedStatement> idle = kept.computeIfAbsent(connection, first -> new LinkedHashMap<>());
        PreparedStatement same = idle.put(text, used);
        if (same != null || idle.size() <= PER_CONNECTION) {
            return same;
        }
        Iterator<PreparedStatement> longestUnused = idle.values().iterator();
        PreparedStatement left = longestUnused.next();
        longestUnused.remove();
        return left;
    }

    private synchronized void forgetClosed() {
        kept.keySet().removeIf(H2Plans::isClosed);
    }

    private static boolean isClosed(Connection connection) {
        try {
            return connection.isClosed();
        } catch (SQLException gone) {
            return true;
        }
    }
}
