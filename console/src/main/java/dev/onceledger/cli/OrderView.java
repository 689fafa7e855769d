package dev.onceledger.cli;

import dev.onceledger.browse.OrderRow;
import dev.onceledger.json.Secrets;
import java.time.Instant;
import java.util.List;

/** The order as it is now; a member that is masked in stored bodies is masked here, too, and then a text. */
record OrderView(
        String id,
        Object status,
        Object currency,
        Object amount,
        Object items,
        Object giftWrap,
        Object note,
        Instant createdAt) {
    /** One line of the order. */
    record ItemView(Object sku, Object qty) {}

    static OrderView of(OrderRow order, Secrets secrets) {
        List<ItemView> items = order.items().stream()
                .map(item -> new ItemView(secrets.mask("sku", item.sku()), secrets.mask("qty", item.qty())))
                .toList();
        return new OrderView(
                order.id(),
                secrets.mask("status", order.status()),
                secrets.mask("currency", order.currency()),
                secrets.mask("amount", order.amount()),
                secrets.mask("items", items),
                secrets.mask("giftWrap", order.giftWrap()),
                secrets.mask("note", order.note()),
                order.createdAt());
    }
}
