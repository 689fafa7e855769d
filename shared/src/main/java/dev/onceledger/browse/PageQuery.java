package dev.onceledger.browse;

import java.util.Map;
import java.util.Set;

/**
 * The statement that reads a page of keys.
 *
 * @param sql with named parameters
 * @param parameters by name
 */
record PageQuery(String sql, Map<String, Object> parameters) {
    private static final String SELECT_ROWS = """
            select r.principal, r.operation, r.idem_key, r.status, r.response_status, r.fingerprint, r.resource_id,
                   r.created_at, r.expires_at, r.expired_at,
                   coalesce(a.replays, 0) as replays, coalesce(a.conflicts, 0) as conflicts, a.last_seen_at
            from (select r.principal, r.operation, r.idem_key, r.status, r.response_status, r.fingerprint,
                         r.resource_id, r.created_at, r.expires_at, r.expired_at
                  from idempotency_records r
            """;

    /* H2 walks an index in order only if the list begins with the index's first column, even where that is fixed. */
    private static final String NEWEST_OF_PRINCIPAL =
            " order by r.principal desc, r.created_at desc, r.operation desc, r.idem_key desc limit :limit";

    private static final String NEWEST_OF_STATUS =
            " order by r.status desc, r.created_at desc, r.principal desc, r.operation desc, r.idem_key desc limit :limit";

    private static final String NEWEST =
            " order by r.created_at desc, r.principal desc, r.operation desc, r.idem_key desc limit :limit";

    private static final String WITH_ACTIVITY = """
            ) r
            left join key_activity a
                   on a.principal = r.principal and a.operation = r.operation and a.idem_key = r.idem_key
            order by r.created_at desc, r.principal desc, r.operation desc, r.idem_key desc
            """;

    /** Keys that pass the filter, newest first, at most {@code rows} of them, after this position unless it is null. */
    static PageQuery of(KeyFilter filter, Position after, int rows) {
        return of(filter, Set.of(), after, rows);
    }

    /**
     * The same where some prefixes are those of very many keys.
     *
     * @param common such prefixes of the filter
     */
    static PageQuery of(KeyFilter filter, Set<TextMatch> common, Position after, int rows) {
        KeyConditions conditions = new KeyConditions(filter, common);
        conditions.after(after);
        conditions.parameters().put("limit", rows);
        return new PageQuery(SELECT_ROWS + conditions.text() + order(filter) + WITH_ACTIVITY, conditions.parameters());
    }

    /** The nearest of the keys before a place, newest first all the same. */
    static PageQuery before(KeyFilter filter, Set<TextMatch> common, Position position, int rows) {
        KeyConditions conditions = new KeyConditions(filter, common);
        conditions.before(position);
        conditions.parameters().put("limit", rows);
        String nearestFirst = order(filter).replace(" desc", " asc");
        return new PageQuery(SELECT_ROWS + conditions.text() + nearestFirst + WITH_ACTIVITY, conditions.parameters());
    }

    private static String order(KeyFilter filter) {
        if (filter.principal() != null && !filter.principal().isPrefix()) {
            return NEWEST_OF_PRINCIPAL;
        }
        return filter.status() == null ? NEWEST : NEWEST_OF_STATUS;
    }
}
