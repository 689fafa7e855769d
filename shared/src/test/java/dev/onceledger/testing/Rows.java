package dev.onceledger.testing;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.Scope;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;

/** Puts rows into a ledger as if they had come to be long ago. */
public final class Rows {
    private static final String RECORD = """
            insert into idempotency_records (principal, operation, idem_key, fingerprint, canonical, status,
                response_status, response_body, content_type, location, resource_id, created_at, expires_at, expired_at)
            values (:principal, :operation, :key, :fingerprint, :canonical, :status, cast(:http as integer),
                cast(:body as bytea), :contentType, :location, :resource, :created, :expires,
                cast(:expired as timestamp(6) with time zone))
            """;

    private static final String ORDER = """
            insert into orders (order_id, principal, operation, idem_key, order_status, currency, amount, gift_wrap,
                note, created_at)
            values (:order, :principal, :operation, :key, :status, 'KRW', 12000, false, null, :created)
            """;

    private final LedgerDatabase database;

    /** Puts rows into this database. */
    public Rows(LedgerDatabase database) {
        this.database = database;
    }

    /** A success with a body of 100 bytes; its fingerprint is {@code v1:aa} and the key's hash. */
    public void succeeded(Scope scope, Instant created, Instant expires) {
        Map<String, Object> row = terminal(scope, "SUCCEEDED", 201, created, expires);
        row.put("resource", "o-" + Integer.toHexString(scope.hashCode()));
        insert(row);
    }

    /** A final refusal with a body of 100 bytes. */
    public void refused(Scope scope, Instant created, Instant expires) {
        insert(terminal(scope, "FAILED_FINAL", 409, created, expires));
    }

    /** A committed PROCESSING row, as a foreign writer would leave it. */
    public void processing(Scope scope, Instant created, Instant expires) {
        Map<String, Object> row = terminal(scope, "PROCESSING", null, created, expires);
        row.put("body", null);
        row.put("contentType", null);
        insert(row);
    }

    /** The resource id that {@link #succeeded} gives a scope. */
    public static String resource(Scope scope) {
        return "o-" + Integer.toHexString(scope.hashCode());
    }

    /** An order of one line, and the stock that is left of its SKU. */
    public void order(Scope scope, String id, String status, String sku, int stockLeft, Instant created) {
        database.client()
                .sql(ORDER)
                .params(Map.of(
                        "order", id,
                        "principal", scope.principal(),
                        "operation", scope.operation(),
                        "key", scope.key(),
                        "status", status,
                        "created", created.atOffset(ZoneOffset.UTC)))
                .update();
        database.client()
                .sql("insert into order_items (order_id, line_no, sku, qty) values (:order, 1, :sku, 2)")
                .params(Map.of("order", id, "sku", sku))
                .update();
        database.client()
                .sql("insert into stock (sku, available, for_sale) values (:sku, :left, true)")
                .params(Map.of("sku", sku, "left", stockLeft))
                .update();
    }

    private static Map<String, Object> terminal(
            Scope scope, String status, Integer http, Instant created, Instant expires) {
        Map<String, Object> row = new HashMap<>();
        row.put("principal", scope.principal());
        row.put("operation", scope.operation());
        row.put("key", scope.key());
        row.put("fingerprint", "v1:aa" + Integer.toHexString(scope.key().hashCode()));
        row.put("canonical", "{}");
        row.put("status", status);
        row.put("http", http);
        row.put("body", new byte[100]);
        row.put("contentType", "application/json");
        row.put("location", null);
        row.put("resource", null);
        row.put("created", created.atOffset(ZoneOffset.UTC));
        row.put("expires", expires.atOffset(ZoneOffset.UTC));
        row.put("expired", null);
        return row;
    }

    private void insert(Map<String, Object> row) {
        database.client().sql(RECORD).params(row).update();
    }
}
