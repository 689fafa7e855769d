package dev.onceledger.browse;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A filter as conditions on {@code idempotency_records r}; only fixed texts become SQL, every value is a parameter. */
final class KeyConditions {
    private static final String ACTIVITY = """
            exists (select 1 from key_activity a
                    where a.principal = r.principal and a.operation = r.operation and a.idem_key = r.idem_key
                      and a.""";

    private final List<String> conditions = new ArrayList<>();
    private final Map<String, Object> parameters = new HashMap<>();

    KeyConditions(KeyFilter filter) {
        add(filter.status() == null ? null : filter.status().name(), "status", "r.status = :status");
        match(filter.principal(), "principal", "r.principal");
        add(filter.operation(), "operation", "r.operation = :operation");
        match(filter.key(), "key", "r.idem_key");
        add(pattern(filter.fingerprint()), "fingerprint", "r.fingerprint like :fingerprint");
        add(filter.createdBefore(), "createdBefore", "r.created_at < :createdBefore");
        add(filter.createdAfter(), "createdAfter", "r.created_at >= :createdAfter");
        add(filter.resourceId(), "resource", "r.resource_id = :resource");
        add(filter.httpStatus(), "http", "r.response_status = :http");
        if (filter.seen() != null) {
            conditions.add(
                    switch (filter.seen()) {
                        case REPLAYED -> ACTIVITY + "replays > 0)";
                        case CONFLICTING -> ACTIVITY + "conflicts > 0)";
                    });
        }
    }

    void after(Position position) {
        if (position != null) {
            // The plain bound is implied by the row comparison; H2 finds its place in the index only by the plain one.
            add(
                    position.createdAt(),
                    "atCreated",
                    "r.created_at <= :atCreated and (r.created_at, r.principal, r.operation, r.idem_key)"
                            + " < (:atCreated, :atPrincipal, :atOperation, :atKey)");
            parameters.put("atPrincipal", position.scope().principal());
            parameters.put("atOperation", position.scope().operation());
            parameters.put("atKey", position.scope().key());
        }
    }

    String text() {
        return conditions.isEmpty() ? "" : "where " + String.join(" and ", conditions);
    }

    Map<String, Object> parameters() {
        return parameters;
    }

    private void match(TextMatch match, String name, String column) {
        if (match == null) {
            return;
        }
        if (match.isPrefix()) {
            add(match.text(), name, column + " >= :" + name);
            add(match.end(), name + "End", column + " < :" + name + "End");
        } else {
            add(match.text(), name, column + " = :" + name);
        }
    }

    private void add(Object value, String name, String condition) {
        if (value != null) {
            conditions.add(condition);
            parameters.put(name, value);
        }
    }

    private static String pattern(String fingerprint) {
        if (fingerprint == null) {
            return null;
        }
        return (fingerprint.contains(":") ? "" : "v%:") + fingerprint + "%";
    }
}
