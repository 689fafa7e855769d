package dev.onceledger.order;

import dev.onceledger.fingerprint.CanonicalJson;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A valid order request with its defaults filled in; {@code amount} is in major units of the currency, {@code note} null for none. */
public record OrderRequest(CurrencyCode currency, List<Item> items, BigDecimal amount, boolean giftWrap, String note) {
    /** The operation in the scope of such a request's idempotency key. */
    public static final String OPERATION = "create-order";

    private static final String CURRENCY_RULE = "one of KRW, JPY, USD, EUR";
    private static final int MAX_NOTE = 500;

    public OrderRequest {
        items = List.copyOf(items);
        amount = Amount.byValue(amount);
    }

    /** Reads and judges a request body; throws InvalidRequest with the first thing that is wrong with it. */
    public static OrderRequest parse(byte[] body) throws InvalidRequest {
        Fields fields = RequestBody.read(body).only("currency", "items", "amount", "giftWrap", "note");
        CurrencyCode currency = currency(fields);
        return new OrderRequest(
                currency,
                Items.read(fields),
                Amount.read(fields, currency),
                fields.flag("giftWrap", false),
                FreeText.read(fields, "note", MAX_NOTE));
    }

    /** The text that is hashed: every field, defaults written out, so that absent, null and the explicit default are one request. */
    public String canonical() {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        ArrayNode lines = nodes.arrayNode();
        items.forEach(
                item -> lines.add(nodes.objectNode().put("sku", item.sku()).put("qty", item.qty())));
        ObjectNode order = nodes.objectNode();
        order.put("currency", currency.name());
        order.set("items", lines);
        order.put("amount", amount);
        order.put("giftWrap", giftWrap);
        order.put("note", note);
        return CanonicalJson.write(order);
    }

    /** How many of each SKU in all, sorted by SKU: the order in which stock rows are locked. */
    public SortedMap<String, Integer> quantities() {
        SortedMap<String, Integer> merged = new TreeMap<>();
        items.forEach(item -> merged.merge(item.sku(), item.qty(), Math::addExact));
        return Collections.unmodifiableSortedMap(merged);
    }

    private static CurrencyCode currency(Fields fields) throws InvalidRequest {
        String name = fields.text("currency", CURRENCY_RULE);
        return Arrays.stream(CurrencyCode.values())
                .filter(code -> code.name().equals(name))
                .findFirst()
                .orElseThrow(() -> fields.broken("currency", CURRENCY_RULE, "is not " + CURRENCY_RULE));
    }
}
