package dev.onceledger.browse;

import dev.onceledger.ledger.RecordRows;
import dev.onceledger.ledger.Status;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds principals: first who was active last, from indexes alone, then the counts of those few. */
final class PrincipalQuery {
    private static final String RECENT = """
            select principal, max(seen) as last_activity
            from (select principal, max(created_at) as seen from idempotency_records
                  where principal >= :from %1$s group by principal
                  union all
                  select principal, max(last_seen_at) as seen from key_activity
                  where principal >= :from %1$s group by principal) activity
            group by principal
            order by 2 desc, 1
            limit :limit
            """;
    private static final String RECENT_OF_ALL = RECENT.formatted("");
    private static final String RECENT_OF_PREFIX = RECENT.formatted("and principal < :end");

    private static final String COUNTS = """
            select principal, status, count(*) as keys from idempotency_records
            where principal in (:names)
            group by principal, status
            """;

    private final Queries queries;

    PrincipalQuery(Queries queries) {
        this.queries = queries;
    }

    List<PrincipalRow> list(String prefix, int limit) {
        Map<String, Instant> recent = prefix.isEmpty()
                ? recent(RECENT_OF_ALL, Map.of("from", "", "limit", limit))
                : recent(
                        RECENT_OF_PREFIX,
                        Map.of("from", prefix, "end", new TextMatch(prefix, true).end(), "limit", limit));
        if (recent.isEmpty()) {
            return List.of();
        }
        Map<String, Map<Status, Long>> counts =
                queries.read(COUNTS, Map.of("names", recent.keySet()), PrincipalQuery::counts);
        return recent.entrySet().stream()
                .map(entry -> new PrincipalRow(
                        entry.getKey(), counts.getOrDefault(entry.getKey(), Map.of()), entry.getValue()))
                .toList();
    }

    private Map<String, Instant> recent(String sql, Map<String, ?> parameters) {
        return queries.read(sql, parameters, rows -> {
            Map<String, Instant> recent = new LinkedHashMap<>();
            while (rows.next()) {
                recent.put(rows.getString("principal"), RecordRows.instant(rows, "last_activity"));
            }
            return recent;
        });
    }

    private static Map<String, Map<Status, Long>> counts(ResultSet rows) throws SQLException {
        Map<String, Map<Status, Long>> counts = new HashMap<>();
        while (rows.next()) {
            counts.computeIfAbsent(rows.getString("principal"), name -> new EnumMap<>(Status.class))
                    .put(Status.of(rows.getString("status")), rows.getLong("keys"));
        }
        return counts;
    }
}
