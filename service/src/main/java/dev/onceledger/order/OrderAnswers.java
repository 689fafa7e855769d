package dev.onceledger.order;

import dev.onceledger.ledger.StoredAnswer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** The answers of operations that succeed, as they are stored and given. */
final class OrderAnswers {
    private static final String JSON = "application/json";
    private static final JsonMapper MAPPER = JsonMapper.shared();

    private OrderAnswers() {}

    static StoredAnswer created(String orderId, OrderRequest request, Instant createdAt) {
        List<Map<String, Object>> items = new ArrayList<>();
        for (Item item : request.items()) {
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("sku", item.sku());
            line.put("qty", item.qty());
            items.add(line);
        }
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("orderId", orderId);
        body.put("status", "CREATED");
        body.put("currency", request.currency().name());
        body.put("items", items);
        body.put("amount", request.amount());
        body.put("createdAt", createdAt.toString());
        return new StoredAnswer(201, JSON, "/orders/" + orderId, MAPPER.writeValueAsBytes(body), orderId);
    }

    static StoredAnswer cancelled(String orderId, Instant at) {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("orderId", orderId);
        body.put("status", "CANCELLED");
        body.put("cancelledAt", at.toString());
        return new StoredAnswer(200, JSON, null, MAPPER.writeValueAsBytes(body), orderId);
    }
}
