package dev.onceledger.order;

import dev.onceledger.database.Pending;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.ledger.Scope;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** The stock rows, locked in SKU order so that two orders cannot deadlock, and only by the transaction that holds the claim. */
final class StockRows {
    private static final Sql LOCK = Sql.of("""
            select sku, available, for_sale from stock
            where sku = any(:skus)
              and exists (select 1 from idempotency_records
                          where principal = :principal and operation = :operation and idem_key = :key
                            and status = 'PROCESSING')
            order by sku
            for update
            """);

    private static final Sql LOCK_OF_ORDER = Sql.of("""
            select sku, (select sum(qty) from order_items i where i.order_id = :orderId and i.sku = stock.sku) as qty
            from stock
            where sku in (select i.sku from order_items i where i.order_id = :orderId)
              and exists (select 1 from idempotency_records
                          where principal = :principal and operation = :operation and idem_key = :key
                            and status = 'PROCESSING')
            order by sku
            for update
            """);

    private static final Sql CHANGE = Sql.of("""
            update stock
            set available = available + (select change.qty
                from unnest(cast(:skus as varchar(32) array), cast(:changes as integer array)) as change (sku, qty)
                where change.sku = stock.sku)
            where sku = any(:skus)
            """);

    private StockRows() {}

    static Pending<Map<String, StockRow>> lock(UnitOfWork work, Scope scope, Collection<String> skus) {
        Map<String, Object> parameters = OrderRows.parameters(scope);
        parameters.put("skus", skus.toArray(String[]::new));
        return work.query(LOCK, parameters, rows -> {
            Map<String, StockRow> locked = new LinkedHashMap<>();
            while (rows.next()) {
                StockRow row = new StockRow(rows.getString(1), rows.getInt(2), rows.getBoolean(3));
                locked.put(row.sku(), row);
            }
            return locked;
        });
    }

    static Pending<Map<String, Integer>> lockOfOrder(UnitOfWork work, Scope scope, String orderId) {
        Map<String, Object> parameters = OrderRows.parameters(scope);
        parameters.put("orderId", orderId);
        return work.query(LOCK_OF_ORDER, parameters, rows -> {
            Map<String, Integer> quantities = new LinkedHashMap<>();
            while (rows.next()) {
                quantities.put(rows.getString(1), rows.getInt(2));
            }
            return quantities;
        });
    }

    /** Adds or takes each quantity, all SKUs in one statement. */
    static void change(UnitOfWork work, Map<String, Integer> quantities, int sign) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("skus", quantities.keySet().toArray(String[]::new));
        parameters.put(
                "changes", quantities.values().stream().map(qty -> sign * qty).toArray(Integer[]::new));
        work.update(CHANGE, parameters);
    }
}
