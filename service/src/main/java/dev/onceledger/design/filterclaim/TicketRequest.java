package dev.onceledger.design.filterclaim;

import dev.onceledger.order.CurrencyCode;
import dev.onceledger.order.InvalidRequest;
import dev.onceledger.order.Item;
import dev.onceledger.order.OrderRequest;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads what a ticket request asks for: the article's {@code {"quantity":1,…}} of a screening, or an order as it is. */
final class TicketRequest {
    private static final BigDecimal PRICE = BigDecimal.valueOf(6000);
    private static final int MOST = 10;
    private static final Pattern SKU = Pattern.compile("[A-Z0-9][A-Z0-9-]{0,31}");
    private static final JsonMapper JSON = JsonMapper.shared();

    private TicketRequest() {}

    /** The order that it comes to, so that all designs write the same rows; empty if it asks for no possible quantity. */
    static Optional<OrderRequest> read(String screening, byte[] body) {
        try {
            JsonNode quantity = JSON.readTree(body).path("quantity");
            if (quantity.isMissingNode()) {
                return Optional.of(OrderRequest.parse(body));
            }
            Matcher sku = SKU.matcher(screening);
            int count = quantity.isInt() ? quantity.intValue() : 0;
            return sku.matches() && count >= 1 && count <= MOST
                    ? Optional.of(tickets(screening, count))
                    : Optional.empty();
        } catch (JacksonException | InvalidRequest unusable) {
            return Optional.empty();
        }
    }

    private static OrderRequest tickets(String screening, int count) {
        BigDecimal amount = PRICE.multiply(BigDecimal.valueOf(count));
        return new OrderRequest(CurrencyCode.KRW, List.of(new Item(screening, count)), amount, false, null);
    }
}
