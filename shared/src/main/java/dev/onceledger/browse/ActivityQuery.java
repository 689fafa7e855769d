package dev.onceledger.browse;

import dev.onceledger.ledger.RecordRows;
import dev.onceledger.ledger.Scope;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Reads what operators did and which attempts were made, each from its own index, merged by time. */
final class ActivityQuery {
    private static final String ACTIONS = """
            select action_id as id, occurred_at, operator as who, action as what, principal, operation, idem_key,
                   cast(null as integer) as http_status, cast(null as varchar(80)) as fingerprint,
                   cast(null as varchar(64)) as trace_id, cutoff, affected, reason, detail
            from operator_actions
            """;
    private static final String ACTION_TEXT = """
            position(:text in lower(concat_ws(' ', operator, action, principal, operation, idem_key, reason, detail))) > 0
            """;
    private static final String LATEST_ACTIONS = " order by occurred_at desc, action_id desc limit :limit";

    private static final String ATTEMPTS = """
            select attempt_id as id, occurred_at, principal as who, outcome as what, principal, operation, idem_key,
                   http_status, fingerprint, trace_id, cast(null as timestamp(6) with time zone) as cutoff,
                   cast(null as bigint) as affected, cast(null as varchar(500)) as reason,
                   cast(null as varchar(2000)) as detail
            from attempts
            """;
    private static final String ATTEMPT_TEXT = """
            position(:text in lower(concat_ws(' ', principal, operation, idem_key, outcome, trace_id, fingerprint))) > 0
            """;
    private static final String LATEST_ATTEMPTS = " order by occurred_at desc, attempt_id desc limit :limit";

    private static final String UNRESOLVED = """
            where outcome in ('REQUEST_STATUS_UNCONFIRMED', 'REQUEST_IN_PROGRESS')
              and not exists (select 1 from idempotency_records r
                              where r.principal = attempts.principal and r.operation = attempts.operation
                                and r.idem_key = attempts.idem_key and r.status <> 'PROCESSING')
              and not exists (select 1 from attempts later
                              where later.principal = attempts.principal and later.operation = attempts.operation
                                and later.idem_key = attempts.idem_key and later.attempt_id > attempts.attempt_id
                                and later.outcome in ('REQUEST_STATUS_UNCONFIRMED', 'REQUEST_IN_PROGRESS'))
            """;

    private static final String LATER_ACTIONS_SEEN =
            "occurred_at <= :atTime and (occurred_at, action_id) < (:atTime, :atId)";
    private static final String LATER_ATTEMPTS_SEEN =
            "occurred_at <= :atTime and (occurred_at, attempt_id) < (:atTime, :atId)";

    /** At one moment operators come first: behind one of them all attempts of its moment follow, behind an attempt none. */
    private static final List<Source> SOURCES = List.of(
            new Source(
                    ActivityRow.Kind.OPERATOR,
                    ACTIONS,
                    ACTION_TEXT,
                    LATEST_ACTIONS,
                    Map.of(
                            ActivityRow.Kind.OPERATOR,
                            LATER_ACTIONS_SEEN,
                            ActivityRow.Kind.ATTEMPT,
                            "occurred_at < :atTime")),
            new Source(
                    ActivityRow.Kind.ATTEMPT,
                    ATTEMPTS,
                    ATTEMPT_TEXT,
                    LATEST_ATTEMPTS,
                    Map.of(
                            ActivityRow.Kind.OPERATOR,
                            "occurred_at <= :atTime",
                            ActivityRow.Kind.ATTEMPT,
                            LATER_ATTEMPTS_SEEN)));

    /** One of the two tables; {@code after} says by the kind of the row seen last what follows it here. */
    private record Source(
            ActivityRow.Kind kind, String select, String text, String order, Map<ActivityRow.Kind, String> after) {
        boolean isWanted(ActivityFilter filter) {
            return kind == ActivityRow.Kind.OPERATOR ? filter.operators() : filter.attempts();
        }
    }

    /** Newest first; at the same moment operators before attempts, the later id first. */
    private static final Comparator<ActivityRow> ORDER = Comparator.comparing(ActivityRow::occurredAt)
            .reversed()
            .thenComparing(ActivityRow::kind)
            .thenComparing(ActivityRow::id, Comparator.reverseOrder());

    private final Queries queries;

    ActivityQuery(Queries queries) {
        this.queries = queries;
    }

    Page<ActivityRow> page(ActivityFilter filter, ActivityPosition after, int limit) {
        List<ActivityRow> rows = new ArrayList<>();
        for (Source source : SOURCES) {
            if (source.isWanted(filter)) {
                rows.addAll(read(source, filter, after, limit + 1));
            }
        }
        rows.sort(ORDER);
        return Page.of(rows, limit);
    }

    List<ActivityRow> unresolved(int limit) {
        return queries.list(
                ATTEMPTS + UNRESOLVED + LATEST_ATTEMPTS,
                Map.of("limit", limit),
                (row, number) -> row(ActivityRow.Kind.ATTEMPT, row));
    }

    private List<ActivityRow> read(Source source, ActivityFilter filter, ActivityPosition after, int limit) {
        List<String> conditions = new ArrayList<>();
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("limit", limit);
        if (after != null) {
            conditions.add(source.after().get(after.kind()));
            parameters.put("atTime", after.occurredAt());
            parameters.put("atId", after.id());
        }
        if (!filter.text().isBlank()) {
            conditions.add(source.text());
            parameters.put("text", filter.text().strip().toLowerCase(Locale.ROOT));
        }
        if (filter.after() != null) {
            conditions.add("occurred_at >= :after");
            parameters.put("after", filter.after());
        }
        if (filter.before() != null) {
            conditions.add("occurred_at < :before");
            parameters.put("before", filter.before());
        }
        String where = conditions.isEmpty() ? "" : " where " + String.join(" and ", conditions);
        return queries.list(
                source.select() + where + source.order(), parameters, (row, number) -> row(source.kind(), row));
    }

    private static ActivityRow row(ActivityRow.Kind kind, ResultSet row) throws SQLException {
        String principal = row.getString("principal");
        Scope scope = principal == null ? null : KeyRows.scope(row);
        return new ActivityRow(
                kind,
                row.getLong("id"),
                RecordRows.instant(row, "occurred_at"),
                row.getString("who"),
                row.getString("what"),
                scope,
                row.getObject("http_status", Integer.class),
                row.getString("fingerprint"),
                row.getString("trace_id"),
                RecordRows.instant(row, "cutoff"),
                row.getObject("affected", Long.class),
                row.getString("reason"),
                row.getString("detail"));
    }
}
