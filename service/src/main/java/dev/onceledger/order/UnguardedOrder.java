package dev.onceledger.order;

import dev.onceledger.database.Pending;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.ledger.Scope;
import dev.onceledger.ledger.StoredAnswer;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The work of an order, the same rules and rows, for designs that keep no ledger and so can't hold it behind a claim. */
public final class UnguardedOrder {
    private static final Sql LOCK = Sql.of("""
            select sku, available, for_sale from stock where sku = any(:skus) order by sku for update
            """);

    private static final Sql NEXT_NUMBER = Sql.of("select nextval('order_number')");

    private UnguardedOrder() {}

    /**
     * Places an order inside a transaction that the caller commits.
     *
     * @param createdAt what the order and its answer say
     * @throws FinalRefusal if a business rule forbids it; nothing has been changed then
     */
    public static StoredAnswer place(UnitOfWork work, Scope scope, OrderRequest request, Instant createdAt, Steps steps)
            throws FinalRefusal {
        Map<String, StockRow> stock = lock(work, request).get();
        steps.at(Step.STOCK_LOCKED);
        Optional<Refusal> refusal = StockRules.judge(request.quantities(), stock, null);
        if (refusal.isPresent()) {
            throw new FinalRefusal(refusal.get().problem());
        }
        steps.at(Step.JUDGED);
        String orderId = "o-" + number(work).get();
        OrderRows.insert(work, scope, orderId, request, createdAt);
        steps.at(Step.ORDER_INSERTED);
        StockRows.change(work, request.quantities(), -1);
        steps.at(Step.STOCK_DECREASED);
        return OrderAnswers.created(orderId, request, createdAt);
    }

    private static Pending<Map<String, StockRow>> lock(UnitOfWork work, OrderRequest request) {
        String[] skus = request.quantities().keySet().toArray(String[]::new);
        return work.query(LOCK, Map.of("skus", skus), rows -> {
            Map<String, StockRow> locked = new LinkedHashMap<>();
            while (rows.next()) {
                StockRow row = new StockRow(rows.getString(1), rows.getInt(2), rows.getBoolean(3));
                locked.put(row.sku(), row);
            }
            return locked;
        });
    }

    private static Pending<Long> number(UnitOfWork work) {
        return work.query(NEXT_NUMBER, Map.of(), rows -> {
            rows.next();
            return rows.getLong(1);
        });
    }
}
