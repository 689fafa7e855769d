package dev.onceledger.console.explain;

import dev.onceledger.ledger.Scope;
import dev.onceledger.order.CancelRequest;
import dev.onceledger.order.IdempotencyKey;
import dev.onceledger.order.InvalidRequest;
import dev.onceledger.order.OrderRequest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The request that a pasted text means.
 *
 * @param principal whose; a cURL line's token does not tell, so it is that of the record beside
 * @param key under which key
 * @param cancelled the order that it would cancel, or null for a new order
 * @param body its bytes
 */
record Pasted(String principal, String key, String cancelled, byte[] body) {
    private static final Pattern CANCELLATION = Pattern.compile("/orders/([^/]+)/cancellation");

    /**
     * Reads a pasted text as a request beside this record; what it does not say itself is taken from there.
     *
     * @param cancelled the order that the record's own cancellation names, or null
     */
    static Pasted read(String text, Scope scope, String cancelled) throws NotCurl, InvalidRequest {
        if (!CurlLine.isOne(text)) {
            boolean cancels = scope.operation().equals(CancelRequest.OPERATION);
            return new Pasted(scope.principal(), scope.key(), cancels ? cancelled : null, bytes(text));
        }
        CurlLine line = CurlLine.parse(text);
        String header = line.header(IdempotencyKey.HEADER);
        String key = header == null ? scope.key() : IdempotencyKey.parse(List.of(header));
        return new Pasted(scope.principal(), key, cancelledBy(line), bytes(line.body()));
    }

    private static String cancelledBy(CurlLine line) throws NotCurl {
        String path = line.url().getPath();
        Matcher cancellation = CANCELLATION.matcher(path);
        if (line.method().equals("POST") && path.equals("/orders")) {
            return null;
        } else if (line.method().equals("POST") && cancellation.matches()) {
            return cancellation.group(1);
        }
        throw new NotCurl(NotCurl.Why.NO_OPERATION, line.method() + " " + path);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** What it would do, as the ledger calls it. */
    String operation() {
        return cancelled == null ? OrderRequest.OPERATION : CancelRequest.OPERATION;
    }
}
