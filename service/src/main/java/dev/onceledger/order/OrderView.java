package dev.onceledger.order;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;

/**
 * An order as it is now, whatever the answer that created it said.
 *
 * @param status CREATED, CANCELLED or SHIPPED
 * @param amount in major units of the currency
 * @param note null for none
 * @param createdAt by the ledger clock
 */
public record OrderView(
        String orderId,
        String status,
        String currency,
        List<Item> items,
        BigDecimal amount,
        boolean giftWrap,
        String note,
        Instant createdAt) {
    public OrderView {
        items = List.copyOf(items);
        amount = Amount.byValue(amount);
    }

    OrderView with(List<Item> lines) {
        return new OrderView(orderId, status, currency, lines, amount, giftWrap, note, createdAt);
    }
}
