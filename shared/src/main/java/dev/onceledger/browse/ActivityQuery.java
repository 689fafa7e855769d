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

    private static final String ACTIONS_AFTER =
            "occurred_at <= :atTime and (occurred_at, action_id) < (:atTime, :atId)";
    private static final String ATTEMPTS_AFTER =
            "occurred_at <= :atTime and (occurred_at, attempt_id) < (:atTime, :atId)";

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
        for (ActivityRow.Kind kind : ActivityRow.Kind.values()) {
            rows.addAll(
                    switch (kind) {
                        case OPERATOR ->
                            filter.operators() ? actions(filter, after, limit + 1) : List.<ActivityRow>of();
                        case ATTEMPT -> filter.attempts() ? attempts(filter, after, limit + 1) : List.<ActivityRow>of();
                    });
        }
        rows.sort(ORDER);
        return Page.of(rows, limit);
    }

    private List<ActivityRow> actions(ActivityFilter filter, ActivityPosition after, int limit) {
        // What stands at an attempt's very moment came before it.
        String bound = after == null
                ? null
                : after.kind() == ActivityRow.Kind.OPERATOR ? ACTIONS_AFTER : "occurred_at < :atTime";
        return read(ACTIONS, ACTION_TEXT, bound, LATEST_ACTIONS, ActivityRow.Kind.OPERATOR, filter, after, limit);
    }

    private List<ActivityRow> attempts(ActivityFilter filter, ActivityPosition after, int limit) {
        String bound = after == null
                ? null
                : after.kind() == ActivityRow.Kind.ATTEMPT ? ATTEMPTS_AFTER : "occurred_at <= :atTime";
        return read(ATTEMPTS, ATTEMPT_TEXT, bound, LATEST_ATTEMPTS, ActivityRow.Kind.ATTEMPT, filter, after, limit);
    }

    private List<ActivityRow> read(
            String select,
            String text,
            String bound,
            String order,
            ActivityRow.Kind kind,
            ActivityFilter filter,
            ActivityPosition after,
            int limit) {
        List<String> conditions = new ArrayList<>();
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("limit", limit);
        if (bound != null) {
            conditions.add(bound);
            parameters.put("atTime", after.occurredAt());
            parameters.put("atId", after.id());
        }
        if (!filter.text().isBlank()) {
            conditions.add(text);
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
        return queries.list(select + where + order, parameters, (row, number) -> row(kind, row));
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
