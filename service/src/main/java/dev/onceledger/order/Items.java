package dev.onceledger.order;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Reads the lines of an order: 1 to 100 of them, each a SKU and a quantity. */
final class Items {
    private static final int MAX_LINES = 100;
    private static final int MAX_QTY = 10_000;
    private static final Pattern SKU = Pattern.compile("[A-Z0-9][A-Z0-9-]{0,31}");
    private static final String LINES_RULE = "an array of 1 to " + MAX_LINES + " items";
    private static final String SKU_RULE = "a SKU of 1 to 32 of A-Z, 0-9 and -, not starting with -";
    private static final String QTY_RULE = "an integer from 1 to " + MAX_QTY;

    private Items() {}

    static List<Item> read(Fields order) throws InvalidRequest {
        JsonNode lines = order.array("items", LINES_RULE);
        if (lines.isEmpty() || lines.size() > MAX_LINES) {
            throw order.broken("items", LINES_RULE, "has " + lines.size() + " items");
        }
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            items.add(item(Fields.of("/items/" + i, lines.get(i)).only("sku", "qty")));
        }
        return List.copyOf(items);
    }

    private static Item item(Fields line) throws InvalidRequest {
        String sku = line.text("sku", SKU_RULE);
        if (!SKU.matcher(sku).matches()) {
            throw line.broken("sku", SKU_RULE, "is not " + SKU_RULE);
        }
        return new Item(sku, qty(line));
    }

    // Numbers are compared by value, so 2.0 is the integer 2 here as well.
    private static int qty(Fields line) throws InvalidRequest {
        BigDecimal qty = line.number("qty", QTY_RULE);
        boolean whole = qty.stripTrailingZeros().scale() <= 0;
        if (!whole || qty.signum() <= 0 || qty.compareTo(BigDecimal.valueOf(MAX_QTY)) > 0) {
            throw line.broken("qty", QTY_RULE, "is not " + QTY_RULE);
        }
        return qty.intValueExact();
    }
}
