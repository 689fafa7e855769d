package dev.onceledger.order;

import dev.onceledger.database.Pending;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.ledger.Scope;
import dev.onceledger.ledger.StoredAnswer;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * Cancels one order of the caller's and gives its stock back.
 *
 * @param request the checked request
 */
public record CancelOrder(CancelRequest request) implements Operation {
    @Override
    public String name() {
        return CancelRequest.OPERATION;
    }

    @Override
    public String canonical() {
        return request.canonical();
    }

    @Override
    public Run lock(UnitOfWork work, Scope scope) {
        return new Cancelling(work, scope);
    }

    private final class Cancelling implements Run {
        private final UnitOfWork work;
        private final Pending<Optional<String>> status;
        private final Pending<Map<String, Integer>> quantities;

        /** The order first, then its stock rows in SKU order: placing an order never locks an order row, so none can deadlock. */
        Cancelling(UnitOfWork work, Scope scope) {
            this.work = work;
            this.status = OrderRows.lockStatus(work, scope, request.orderId());
            this.quantities = StockRows.lockOfOrder(work, scope, request.orderId());
        }

        @Override
        public Optional<Refusal> judge() {
            if (status.get().isEmpty()) {
                return Optional.of(Refusal.forNow(Problems.noSuchOrder(request.orderId())));
            }
            return switch (status.get().get()) {
                case "CREATED" -> Optional.empty();
                case "CANCELLED" -> Optional.of(Refusal.stored(Problems.alreadyCancelled(request.orderId())));
                default ->
                    Optional.of(Refusal.stored(Problems.notCancellable(
                            request.orderId(), status.get().get())));
            };
        }

        @Override
        public StoredAnswer apply(Instant claimedAt, Steps steps) throws FinalRefusal {
            OrderRows.cancel(work, request.orderId());
            steps.at(Step.ORDER_INSERTED);
            StockRows.change(work, quantities.get(), 1);
            steps.at(Step.STOCK_DECREASED);
            return OrderAnswers.cancelled(request.orderId(), claimedAt);
        }
    }
}
