package dev.onceledger.browse;

import dev.onceledger.ledger.LedgerRecord;
import dev.onceledger.ledger.RecordRows;
import dev.onceledger.ledger.Scope;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads one record and what is around it. */
final class RecordQuery {
    private static final String RECORD = """
            select r.principal, r.operation, r.idem_key, r.fingerprint, r.canonical, r.status, r.response_status,
                   r.response_body, r.content_type, r.location, r.resource_id, r.created_at, r.expires_at, r.expired_at,
                   coalesce(a.replays, 0) as replays, coalesce(a.conflicts, 0) as conflicts, a.last_seen_at
            from idempotency_records r
            left join key_activity a
                   on a.principal = r.principal and a.operation = r.operation and a.idem_key = r.idem_key
            where r.principal = :principal and r.operation = :operation and r.idem_key = :key
            """;

    private static final String ORDER = """
            select order_id, order_status, currency, amount, gift_wrap, note, created_at
            from orders where order_id = :order
            """;

    private static final String ITEMS = "select sku, qty from order_items where order_id = :order order by line_no";

    private static final String STOCK = """
            select sku, available, for_sale from stock
            where sku in (select sku from order_items where order_id = :order)
            order by sku
            """;

    private static final String ATTEMPTS = """
            select attempt_id, fingerprint, outcome, http_status, occurred_at, trace_id from attempts
            where principal = :principal and operation = :operation and idem_key = :key
            order by principal desc, operation desc, idem_key desc, occurred_at desc, attempt_id desc
            limit 500
            """;

    private final Queries queries;

    RecordQuery(Queries queries) {
        this.queries = queries;
    }

    private record Found(LedgerRecord record, KeyRow row) {}

    Optional<RecordDetail> read(Scope scope) {
        Map<String, Object> key =
                Map.of("principal", scope.principal(), "operation", scope.operation(), "key", scope.key());
        List<Found> found =
                queries.list(RECORD, key, (row, number) -> new Found(RecordRows.record(row), KeyRows.row(row, number)));
        return found.stream().findFirst().map(one -> detail(one, key));
    }

    private RecordDetail detail(Found found, Map<String, Object> key) {
        String resource = found.record().resourceId();
        List<AttemptRow> attempts = new ArrayList<>(queries.list(ATTEMPTS, key, RecordQuery::attempt));
        Collections.reverse(attempts);
        if (resource == null) {
            return new RecordDetail(found.record(), found.row(), Optional.empty(), List.of(), attempts);
        }
        Map<String, Object> order = Map.of("order", resource);
        List<OrderRow.Item> items =
                queries.list(ITEMS, order, (row, number) -> new OrderRow.Item(row.getString("sku"), row.getInt("qty")));
        List<OrderRow> orders = queries.list(ORDER, order, (row, number) -> order(row, items));
        List<StockRow> stock = queries.list(
                STOCK,
                order,
                (row, number) ->
                        new StockRow(row.getString("sku"), row.getInt("available"), row.getBoolean("for_sale")));
        return new RecordDetail(found.record(), found.row(), orders.stream().findFirst(), stock, attempts);
    }

    private static OrderRow order(ResultSet row, List<OrderRow.Item> items) throws SQLException {
        return new OrderRow(
                row.getString("order_id"),
                row.getString("order_status"),
                row.getString("currency"),
                row.getBigDecimal("amount"),
                items,
                row.getBoolean("gift_wrap"),
                row.getString("note"),
                RecordRows.instant(row, "created_at"));
    }

    private static AttemptRow attempt(ResultSet row, int number) throws SQLException {
        return new AttemptRow(
                row.getLong("attempt_id"),
                row.getString("fingerprint"),
                row.getString("outcome"),
                row.getInt("http_status"),
                RecordRows.instant(row, "occurred_at"),
                row.getString("trace_id"));
    }
}
