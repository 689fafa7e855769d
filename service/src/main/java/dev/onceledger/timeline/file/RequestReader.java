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
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.NamedRequest.Form;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Reads one request section; what it does not say, it takes from the request that it is like. */
final class RequestReader {
    private static final String WORDS =
            "one of: principal, key, operation, order, body, no key, raw body, trailing slash";
    private static final Pattern IN_BODY = Pattern.compile(" \\(line 1, column [0-9]+\\)");
    private static final String NO_KEY = "(no key)";
    private static final String OPERATIONS = "create-order or cancel-order";

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
            case "principal" -> principal = line.word("a principal such as user-42");
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
            case "order" -> orderId = line.word("an order id such as o-901");
            case "body" -> body(line, "a JSON object", false);
            case "raw" -> {
                line.must("body");
                body(line, "whatever is sent", true);
            }
            default -> throw line.expected(WORDS);
        }
        line.end();
        once.say(SAME.getOrDefault(word, word), line);
    }

    /** A key that the service would not take comes to no ledger, and so to no timeline. */
    private String key(Line line) throws InvalidTimeline {
        try {
            return IdempotencyKey.parse(List.of(line.word("an idempotency key")));
        } catch (InvalidRequest refused) {
            throw line.wrong("request " + name + " would be refused before the ledger: "
                    + refused.problem().code() + ". " + refused.problem().detail());
        }
    }

    private void body(Line line, String expected, boolean whatever) throws InvalidTimeline {
        body = line.rest(expected);
        bodyLine = line;
        raw = whatever;
    }

    NamedRequest request(OrderSettings settings) throws InvalidTimeline {
        if (principal == null || (key == null && !keyless)) {
            throw head.wrong("request " + name + " needs a principal and a key, or 'no key'");
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
        String before = "request " + name + " would be refused before the ledger: " + problem.code() + ". ";
        boolean placed = bodyLine != head && problem.members().get("column") instanceof Integer;
        return placed
                ? bodyLine.wrong(
                        bodyLine.column() + (Integer) problem.members().get("column") - 1,
                        before + IN_BODY.matcher(problem.detail()).replaceFirst(""))
                : bodyLine.wrong(before + problem.detail());
    }

    private Operation operation(OrderSettings settings) throws InvalidTimeline {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        try {
            if (operation.equals(OrderRequest.OPERATION)) {
                return new CreateOrder(OrderRequest.parse(bytes), settings.retryWhenOutOfStock());
            }
            if (orderId == null) {
                throw head.wrong("request " + name + " cancels an order and needs an 'order' line that names it");
            }
            return new CancelOrder(CancelRequest.parse(orderId, bytes));
        } catch (InvalidRequest refused) {
            throw refused(refused.problem());
        }
    }
}
