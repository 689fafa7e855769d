package dev.onceledger.browse;

import dev.onceledger.database.Dialect;
import dev.onceledger.database.SessionViews;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;

/** Reads the database's own views of sessions and locks. */
final class SessionQuery {
    private final Queries queries;
    private final Dialect dialect;

    SessionQuery(Queries queries, Dialect dialect) {
        this.queries = queries;
        this.dialect = dialect;
    }

    Sessions read() {
        SessionViews views = dialect.sessions();
        List<Sessions.Wait> waits = views.look(() -> queries.list(
                views.waits(), Map.of(), (row, number) -> new Sessions.Wait(row.getLong(1), row.getLong(2))));
        List<Sessions.Writer> writers = views.look(() -> queries.list(
                views.openWriters(), Map.of(), (row, number) -> new Sessions.Writer(row.getLong(1), begun(row))));
        boolean complete = queries.read(views.seesAllSessions(), Map.of(), rows -> rows.next() && rows.getBoolean(1));
        return new Sessions(waits, writers, complete, views.lockView(), views.showsWaitsForKeys());
    }

    private static Instant begun(ResultSet row) throws SQLException {
        OffsetDateTime begun = row.getObject(2, OffsetDateTime.class);
        return begun == null ? null : begun.toInstant();
    }
}
