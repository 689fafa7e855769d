package dev.onceledger.order;

import dev.onceledger.database.Pending;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.ledger.Scope;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** The rows of an order. */
final class OrderRows {
    /** Drawn only by the transaction that holds the claim; a refused order leaves a gap in the numbers. */
    private static final Sql NEXT_NUMBER = Sql.of("""
            select nextval('order_number') from idempotency_records
            where principal = :principal and operation = :operation and idem_key = :key and status = 'PROCESSING'
            """);

    private static final Sql INSERT_ORDER = Sql.of("""
            insert into orders (order_id, principal, operation, idem_key, order_status, currency, amount, gift_wrap, note,
                                created_at)
            values (:orderId, :principal, :operation, :key, 'CREATED', :currency, :amount, :giftWrap, :note, :createdAt)
            """);

    private static final Sql INSERT_ITEMS = Sql.of("""
            insert into order_items (order_id, line_no, sku, qty)
            select :orderId, line.line_no, line.sku, line.qty
            from unnest(cast(:lines as integer array), cast(:skus as varchar(32) array), cast(:quantities as integer array))
                 as line (line_no, sku, qty)
            """);

    private static final Sql LOCK_STATUS = Sql.of("""
            select order_status from orders
            where order_id = :orderId and principal = :principal
              and exists (select 1 from idempotency_records
                          where principal = :principal and operation = :operation and idem_key = :key
                            and status = 'PROCESSING')
            for update
            """);

    private static final Sql CANCEL = Sql.of("""
            update orders set order_status = 'CANCELLED' where order_id = :orderId and order_status = 'CREATED'
            """);

    private OrderRows() {}

    static Pending<Long> nextNumber(UnitOfWork work, Scope scope) {
        return work.query(NEXT_NUMBER, parameters(scope), rows -> rows.next() ? rows.getLong(1) : 0L);
    }

    static void insert(UnitOfWork work, Scope scope, String orderId, OrderRequest request, Instant createdAt) {
        Map<String, Object> order = parameters(scope);
        order.put("orderId", orderId);
        order.put("currency", request.currency().name());
        order.put("amount", request.amount());
        order.put("giftWrap", request.giftWrap());
        order.put("note", request.note());
        order.put("createdAt", createdAt);
        work.update(INSERT_ORDER, order);
        List<Item> items = request.items();
        Map<String, Object> lines = new HashMap<>();
        lines.put("orderId", orderId);
        lines.put("lines", IntStream.rangeClosed(1, items.size()).boxed().toArray(Integer[]::new));
        lines.put("skus", items.stream().map(Item::sku).toArray(String[]::new));
        lines.put("quantities", items.stream().map(Item::qty).toArray(Integer[]::new));
        work.update(INSERT_ITEMS, lines);
    }

    static Pending<Optional<String>> lockStatus(UnitOfWork work, Scope scope, String orderId) {
        Map<String, Object> parameters = parameters(scope);
        parameters.put("orderId", orderId);
        return work.query(
                LOCK_STATUS, parameters, rows -> rows.next() ? Optional.of(rows.getString(1)) : Optional.empty());
    }

    static void cancel(UnitOfWork work, String orderId) {
        work.updateExactlyOne(CANCEL, Map.of("orderId", orderId));
    }

    static Map<String, Object> parameters(Scope scope) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("principal", scope.principal());
        parameters.put("operation", scope.operation());
        parameters.put("key", scope.key());
        return parameters;
    }
}
