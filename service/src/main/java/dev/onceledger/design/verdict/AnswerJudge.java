package dev.onceledger.design.verdict;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.design.DesignRequest;
import dev.onceledger.order.Answer;
import dev.onceledger.order.InvalidRequest;
import dev.onceledger.order.OrderRequest;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Says which answers of a story were wrong: not how they are worded, but whether what they claim is so in the committed rows. */
final class AnswerJudge {
    private static final Set<String> IN_PROGRESS =
            Set.of("REQUEST_IN_PROGRESS", "DUPLICATE_IN_PROGRESS", "REQUEST_STATUS_UNCONFIRMED");
    private static final Set<String> CONFLICT = Set.of("IDEMPOTENCY_KEY_REUSED", "FINGERPRINT_CONFLICT");
    private static final String MALFORMED = "MALFORMED_JSON";
    private static final String ORDERS = "select order_id, principal, amount from orders";
    private static final JsonMapper JSON = JsonMapper.shared();

    private final Map<String, Order> orders;

    private record Order(String id, String principal, BigDecimal amount) {}

    private AnswerJudge(Map<String, Order> orders) {
        this.orders = orders;
    }

    /** Judges by the rows as they are now. */
    static List<String> wrong(LedgerDatabase run, List<Exchange> story) {
        Map<String, Order> orders = run
                .client()
                .sql(ORDERS)
                .query((row, number) -> new Order(row.getString(1), row.getString(2), row.getBigDecimal(3)))
                .list()
                .stream()
                .collect(Collectors.toMap(Order::id, Function.identity()));
        AnswerJudge judge = new AnswerJudge(orders);
        List<String> wrong = new ArrayList<>();
        for (int i = 0; i < story.size(); i++) {
            Exchange exchange = story.get(i);
            List<Exchange> before = story.subList(0, i);
            exchange.answer()
                    .flatMap(answer -> judge.wrong(exchange, answer, before))
                    .ifPresent(wrong::add);
        }
        return wrong;
    }

    private Optional<String> wrong(Exchange exchange, Answer answer, List<Exchange> before) {
        DesignRequest request = exchange.request();
        JsonNode body = JSON.readTree(answer.body());
        String code = body.path("code").asString("");
        if (answer.status() < 300) {
            return request.key() == null
                    ? Optional.of("carried out without a key, so no repeat can be told from it")
                    : wrongOrder(request, body.path("orderId").asString(""));
        } else if (IN_PROGRESS.contains(code)) {
            return exchange.others() ? Optional.empty() : Optional.of("says in progress, and nothing is");
        } else if (CONFLICT.contains(code)) {
            boolean another = before.stream().anyMatch(earlier -> isAnother(request, earlier.request()));
            return another ? Optional.empty() : Optional.of("says another request came, and this caller sent none");
        }
        return isJson(request.body()) || code.equals(MALFORMED)
                ? Optional.empty()
                : Optional.of("calls a body that is no JSON " + code);
    }

    private Optional<String> wrongOrder(DesignRequest request, String orderId) {
        Order order = orders.get(orderId);
        if (order == null) {
            return Optional.of("claims order " + orderId + ", which is not committed");
        } else if (!order.principal().equals(request.principal())) {
            return Optional.of("shows an order of " + order.principal() + " to " + request.principal());
        }
        Optional<OrderRequest> asked = order(request);
        boolean same = asked.isPresent() && asked.get().amount().compareTo(order.amount()) == 0;
        return same ? Optional.empty() : Optional.of("answers another body with order " + orderId);
    }

    private static boolean isAnother(DesignRequest request, DesignRequest earlier) {
        return request.principal().equals(earlier.principal())
                && request.key().equals(earlier.key())
                && !order(request).equals(order(earlier));
    }

    private static Optional<OrderRequest> order(DesignRequest request) {
        try {
            return Optional.of(OrderRequest.parse(request.body().getBytes(StandardCharsets.UTF_8)));
        } catch (InvalidRequest none) {
            return Optional.empty();
        }
    }

    private static boolean isJson(String body) {
        try {
            JSON.readTree(body);
            return true;
        } catch (JacksonException malformed) {
            return false;
        }
    }
}
