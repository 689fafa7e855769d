package dev.onceledger.order;

import dev.onceledger.database.Pending;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.ledger.Scope;
import dev.onceledger.ledger.StoredAnswer;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * Places one order: takes its SKUs from stock and writes its rows.
 *
 * @param request the checked request
 * @param retryWhenOutOfStock after how long an order that met too little stock may be sent again with the same key, or null
 *     if running out of stock refuses the key for good
 */
public record CreateOrder(OrderRequest request, Duration retryWhenOutOfStock) implements Operation {
    @Override
    public String name() {
        return OrderRequest.OPERATION;
    }

    @Override
    public String canonical() {
        return request.canonical();
    }

    @Override
    public Run lock(UnitOfWork work, Scope scope) {
        return new Placing(work, scope);
    }

    private final class Placing implements Run {
        private final UnitOfWork work;
        private final Scope scope;
        private final Pending<Long> number;
        private final Pending<Map<String, StockRow>> stock;

        Placing(UnitOfWork work, Scope scope) {
            this.work = work;
            this.scope = scope;
            this.number = OrderRows.nextNumber(work, scope);
            this.stock = StockRows.lock(work, scope, request.quantities().keySet());
        }

        @Override
        public Optional<Refusal> judge() {
            return StockRules.judge(request.quantities(), stock.get(), retryWhenOutOfStock);
        }

        @Override
        public StoredAnswer apply(Instant claimedAt, Steps steps) throws FinalRefusal {
            String orderId = "o-" + number.get();
            OrderRows.insert(work, scope, orderId, request, claimedAt);
            steps.at(Step.ORDER_INSERTED);
            StockRows.change(work, request.quantities(), -1);
            steps.at(Step.STOCK_DECREASED);
            return OrderAnswers.created(orderId, request, claimedAt);
        }
    }
}
