package dev.onceledger.browse;

import dev.onceledger.ledger.Status;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A filter as conditions on {@code idempotency_records r}; only fixed texts become SQL, every value is a parameter. */
final class KeyConditions {
    private static final String ACTIVITY = """
            exists (select 1 from key_activity a
                    where a.principal = r.principal and a.operation = r.operation and a.idem_key = r.idem_key
                      and a.""";

    /* The plain bound is implied by the row comparison; H2 finds its place in the index only by the plain one. */
    private static final String AFTER = """
            r.created_at <= :atCreated
                and (r.created_at, r.principal, r.operation, r.idem_key) < (:atCreated, :atPrincipal, :atOperation, :atKey)
            """;
    private static final String BEFORE = """
            r.created_at >= :atCreated
                and (r.created_at, r.principal, r.operation, r.idem_key) > (:atCreated, :atPrincipal, :atOperation, :atKey)
            """;

    private final List<String> conditions = new ArrayList<>();
    private final Map<String, Object> parameters = new HashMap<>();
    private final Set<TextMatch> common;

    KeyConditions(KeyFilter filter) {
        this(filter, Set.of());
    }

    /**
     * The same where some prefixes are those of so many keys that their range in an index is of no use.
     *
     * @param common such prefixes of the filter
     */
    KeyConditions(KeyFilter filter, Set<TextMatch> common) {
        this.common = common;
        status(filter.status());
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

    /** What tells tombstones from the rest is what the indexes go by. */
    private void status(Status status) {
        if (status != null) {
            String tombstone = status == Status.EXPIRED ? "r.expired_at is not null" : "r.expired_at is null";
            add(status.name(), "status", "r.status = :status and " + tombstone);
        }
    }

    void after(Position position) {
        if (position != null) {
            at(position, AFTER);
        }
    }

    void before(Position position) {
        at(position, BEFORE);
    }

    private void at(Position position, String condition) {
        add(position.createdAt(), "atCreated", condition);
        parameters.put("atPrincipal", position.scope().principal());
        parameters.put("atOperation", position.scope().operation());
        parameters.put("atKey", position.scope().key());
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
            // What is computed has no index.
            String compared = common.contains(match) ? "concat(" + column + ", '')" : column;
            add(match.text(), name, compared + " >= :" + name);
            add(match.end(), name + "End", compared + " < :" + name + "End");
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
