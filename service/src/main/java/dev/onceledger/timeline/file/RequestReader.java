package dev.onceledger.timeline.file;

import dev.onceledger.fingerprint.Fingerprint;
import dev.onceledger.ledger.Scope;
import dev.onceledger.order.CancelOrder;
import dev.onceledger.order.CancelRequest;
import dev.onceledger.order.CreateOrder;
import dev.onceledger.order.IdempotencyKey;
import dev.onceledger.order.InvalidRequest;
import dev.onceledger.order.Operation;
import dev.onceledger.order.OrderRequest;
import dev.onceledger.order.OrderSettings;
import dev.onceledger.order.Problem;
import dev.onceledger.order.Request;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.NamedRequest.Form;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Reads one request section; what it does not say, it takes from the request that it is like. */
final class RequestReader {
    private static final Bilingual WORDS =
            Line.oneOf("principal, key, operation, order, body, no key, raw body, trailing slash");
    private static final Pattern IN_BODY = Pattern.compile(" \\(line 1, column [0-9]+\\)");
    private static final String NO_KEY = "(no key)";
    private static final Bilingual OPERATIONS =
            new Bilingual("create-order or cancel-order", "create-order 또는 cancel-order");
    private static final Bilingual PRINCIPAL = new Bilingual("a principal such as user-42", "user-42 같은 주체");
    private static final Bilingual KEY = new Bilingual("an idempotency key", "멱등성 키");
    private static final Bilingual JSON = new Bilingual("a JSON object", "JSON 객체");
    private static final Bilingual WHATEVER = new Bilingual("whatever is sent", "보낼 내용");

    /** Lines that say the same thing in other ways. */
    private static final Map<String, String> SAME = Map.of("no", "key", "raw", "body");

    private final Once once = new Once();
    private final String name;
    private final Line head;
    private Line bodyLine;
    private String principal;
    private String key;
    private String operation = OrderRequest.OPERATION;
    private String orderId;
    private String body = "";
    private boolean keyless;
    private boolean raw;
    private boolean trailingSlash;

    RequestReader(String name, Line head, RequestReader like) {
        this.name = name;
        this.head = head;
        this.bodyLine = head;
        if (like != null) {
            principal = like.principal;
            key = like.key;
            operation = like.operation;
            orderId = like.orderId;
            body = like.body;
            keyless = like.keyless;
            raw = like.raw;
            trailingSlash = like.trailingSlash;
        }
    }

    void read(Line line) throws InvalidTimeline {
        String word = line.word(WORDS);
        switch (word) {
            case "principal" -> principal = line.word(PRINCIPAL);
            case "key" -> {
                key = key(line);
                keyless = false;
            }
            case "no" -> {
                line.must("key");
                keyless = true;
            }
            case "trailing" -> {
                line.must("slash");
                trailingSlash = true;
            }
            case "operation" -> {
                operation = line.word(OPERATIONS);
                if (!operation.equals(OrderRequest.OPERATION) && !operation.equals(CancelRequest.OPERATION)) {
                    throw line.expected(OPERATIONS);
                }
            }
            case "order" -> orderId = line.word(RowReader.ORDER_ID);
            case "body" -> body(line, JSON, false);
            case "raw" -> {
                line.must("body");
                body(line, WHATEVER, true);
            }
            default -> throw line.expected(WORDS);
        }
        line.end();
        once.say(SAME.getOrDefault(word, word), line);
    }

    /** A key that the service would not take comes to no ledger, and so to no timeline. */
    private String key(Line line) throws InvalidTimeline {
        try {
            return IdempotencyKey.parse(List.of(line.word(KEY)));
        } catch (InvalidRequest refused) {
            throw line.wrong(
                    beforeTheLedger(refused.problem(), refused.problem().detail()));
        }
    }

    /** What the service would answer stays in its own words. */
    private Bilingual beforeTheLedger(Problem problem, String detail) {
        return new Bilingual(
                "request " + name + " would be refused before the ledger: " + problem.code() + ". " + detail,
                "요청 " + name + "의 내용은 원장에 닿기 전에 거절됩니다: " + problem.code() + ". 서비스의 응답: " + detail);
    }

    private void body(Line line, Bilingual expected, boolean whatever) throws InvalidTimeline {
        body = line.rest(expected);
        bodyLine = line;
        raw = whatever;
    }

    NamedRequest request(OrderSettings settings) throws InvalidTimeline {
        if (principal == null || (key == null && !keyless)) {
            throw head.wrong(new Bilingual(
                    "request " + name + " needs a principal and a key, or 'no key'",
                    "요청 " + name + "에는 주체, 그리고 키 또는 'no key' 줄이 필요합니다"));
        }
        Form form = new Form(keyless, raw, trailingSlash);
        String scoped = keyless ? NO_KEY : key;
        Request request = raw ? unreadable(scoped) : Request.of(principal, scoped, operation(settings), name);
        return new NamedRequest(name, request, body, form);
    }

    /** Nothing can be read of it; that it came, and under which key, can be told. */
    private Request unreadable(String scoped) {
        Scope scope = new Scope(principal, operation, scoped);
        return new Request(scope, body, Fingerprint.of(principal, operation, body), null, name);
    }

    /** Where it stands in the file, if that is known; the body is one line of it. */
    private InvalidTimeline refused(Problem problem) {
        boolean placed = bodyLine != head && problem.members().get("column") instanceof Integer;
        return placed
                ? bodyLine.wrong(
                        bodyLine.column() + (Integer) problem.members().get("column") - 1,
                        beforeTheLedger(
                                problem, IN_BODY.matcher(problem.detail()).replaceFirst("")))
                : bodyLine.wrong(beforeTheLedger(problem, problem.detail()));
    }

    private Operation operation(OrderSettings settings) throws InvalidTimeline {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        try {
            if (operation.equals(OrderRequest.OPERATION)) {
                return new CreateOrder(OrderRequest.parse(bytes), settings.retryWhenOutOfStock());
            }
            if (orderId == null) {
                throw head.wrong(new Bilingual(
                        "request " + name + " cancels an order and needs an 'order' line that names it",
                        "주문을 취소하는 요청 " + name + "에는 그 주문을 적은 'order' 줄이 필요합니다"));
            }
            return new CancelOrder(CancelRequest.parse(orderId, bytes));
        } catch (InvalidRequest refused) {
            throw refused(refused.problem());
        }
    }
}
