package dev.onceledger.order;

import java.math.BigDecimal;

/** Reads an order's amount: above 0, at most 10^12, and with no more decimals, by value, than its currency has. */
final class Amount {
    private static final BigDecimal MAX = BigDecimal.TEN.pow(12);

    private Amount() {}

    static BigDecimal read(Fields order, CurrencyCode currency) throws InvalidRequest {
        String rule = "a number above 0, at most 1000000000000, with at most " + currency.scale() + " decimals ("
                + currency + ")";
        BigDecimal amount = byValue(order.number("amount", rule));
        if (amount.signum() <= 0) {
            throw order.broken("amount", rule, "is not above 0");
        }
        if (amount.compareTo(MAX) > 0) {
            throw order.broken("amount", rule, "is more than 1000000000000");
        }
        if (amount.scale() > currency.scale()) {
            throw order.broken(
                    "amount",
                    rule,
                    "has " + amount.scale() + " decimals, but " + currency + " allows " + currency.scale());
        }
        return amount;
    }

    /** The same value always as the same BigDecimal: no trailing zeros, no negative scale. */
    static BigDecimal byValue(BigDecimal amount) {
        BigDecimal stripped = amount.stripTrailingZeros();
        return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }
}
