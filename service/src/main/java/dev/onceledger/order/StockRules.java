package dev.onceledger.order;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** The final business rules of an order: every SKU is known, for sale, and left in the quantity asked for. */
final class StockRules {
    private StockRules() {}

    static Optional<Refusal> judge(Map<String, Integer> wanted, Map<String, StockRow> stock, Duration retryWhenOut) {
        for (String sku : wanted.keySet()) {
            if (!stock.containsKey(sku)) {
                return Optional.of(Refusal.stored(Problems.unknownSku(sku)));
            }
        }
        for (String sku : wanted.keySet()) {
            if (!stock.get(sku).forSale()) {
                return Optional.of(Refusal.stored(Problems.notForSale(sku)));
            }
        }
        for (Map.Entry<String, Integer> line : wanted.entrySet()) {
            if (stock.get(line.getKey()).available() < line.getValue()) {
                Problem problem = Problems.outOfStock(line.getKey(), line.getValue());
                return Optional.of(
                        retryWhenOut == null
                                ? Refusal.stored(problem)
                                : Refusal.forNow(problem.with("retryable", true).withRetryAfter(retryWhenOut)));
            }
        }
        return Optional.empty();
    }
}
