package dev.onceledger.design.verdict;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.order.Answer;
import dev.onceledger.order.InvalidRequest;
import dev.onceledger.order.OrderRequest;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.NamedRequest;
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
    private static final Bilingual WITHOUT_KEY =
            new Bilingual("carried out without a key, so no repeat can be told from it", "키 없이 실행하여 재시도를 구별할 수 없음");
    private static final Bilingual NOTHING_IN_PROGRESS =
            new Bilingual("says in progress, and nothing is", "진행 중이라고 답하지만 진행 중인 것이 없음");
    private static final Bilingual NO_OTHER_REQUEST =
            new Bilingual("says another request came, and this caller sent none", "다른 요청이 왔다고 답하지만 이 호출자는 보낸 적이 없음");
    private static final String ORDERS = "select order_id, principal, amount from orders";
    private static final JsonMapper JSON = JsonMapper.shared();

    private final Map<String, Order> orders;

    private record Order(String id, String principal, BigDecimal amount) {}

    private AnswerJudge(Map<String, Order> orders) {
        this.orders = orders;
    }

    /** Judges by the rows as they are now. */
    static List<Bilingual> wrong(LedgerDatabase run, List<Exchange> story) {
        Map<String, Order> orders = run
                .client()
                .sql(ORDERS)
                .query((row, number) -> new Order(row.getString(1), row.getString(2), row.getBigDecimal(3)))
                .list()
                .stream()
                .collect(Collectors.toMap(Order::id, Function.identity()));
        AnswerJudge judge = new AnswerJudge(orders);
        List<Bilingual> wrong = new ArrayList<>();
        for (int i = 0; i < story.size(); i++) {
            Exchange exchange = story.get(i);
            List<Exchange> before = story.subList(0, i);
            judge.wrong(exchange, before).ifPresent(wrong::add);
        }
        return wrong;
    }

    private Optional<Bilingual> wrong(Exchange exchange, List<Exchange> before) {
        NamedRequest request = exchange.request();
        Answer answer = exchange.answer();
        JsonNode body = JSON.readTree(answer.body());
        String code = body.path("code").asString("");
        if (answer.status() < 300) {
            return request.form().keyless()
                    ? Optional.of(WITHOUT_KEY)
                    : wrongOrder(request, body.path("orderId").asString(""));
        } else if (IN_PROGRESS.contains(code)) {
            return exchange.others() ? Optional.empty() : Optional.of(NOTHING_IN_PROGRESS);
        } else if (CONFLICT.contains(code)) {
            boolean another = before.stream().anyMatch(earlier -> isAnother(request, earlier.request()));
            return another ? Optional.empty() : Optional.of(NO_OTHER_REQUEST);
        }
        return isJson(request.body()) || code.equals(MALFORMED) ? Optional.empty() : Optional.of(noJson(code));
    }

    private Optional<Bilingual> wrongOrder(NamedRequest request, String orderId) {
        Order order = orders.get(orderId);
        String principal = request.request().scope().principal();
        if (order == null) {
            return Optional.of(new Bilingual(
                    "claims order " + orderId + ", which is not committed", "확정되지 않은 주문 " + orderId + "이 있다고 답함"));
        } else if (!order.principal().equals(principal)) {
            return Optional.of(new Bilingual(
                    "shows an order of " + order.principal() + " to " + principal,
                    order.principal() + "의 주문을 " + principal + "에게 보여 줌"));
        }
        Optional<OrderRequest> asked = order(request);
        boolean same = asked.isPresent() && asked.get().amount().compareTo(order.amount()) == 0;
        return same
                ? Optional.empty()
                : Optional.of(
                        new Bilingual("answers another body with order " + orderId, "다른 본문에 주문 " + orderId + "으로 답함"));
    }

    private static Bilingual noJson(String code) {
        return new Bilingual("calls a body that is no JSON " + code, "JSON이 아닌 본문을 " + code + "라고 답함");
    }

    private static boolean isAnother(NamedRequest request, NamedRequest earlier) {
        return request.request().scope().equals(earlier.request().scope())
                && !order(request).equals(order(earlier));
    }

    private static Optional<OrderRequest> order(NamedRequest request) {
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
