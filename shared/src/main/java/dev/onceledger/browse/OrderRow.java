package dev.onceledger.browse;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;

/**
 * An order as it is now, which a stored answer need not resemble any more.
 *
 * @param id such as {@code o-901}
 * @param status CREATED, CANCELLED or SHIPPED
 * @param currency ISO 4217
 * @param amount in that currency
 * @param items in the order of the request
 * @param giftWrap whether it is to be wrapped
 * @param note or null
 * @param createdAt by the ledger clock
 */
public record OrderRow(
        String id,
        String status,
        String currency,
        BigDecimal amount,
        List<Item> items,
        boolean giftWrap,
        String note,
        Instant createdAt) {
    /** One line of the order. */
    public record Item(String sku, int qty) {}
}
