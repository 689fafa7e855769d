package dev.onceledger.order;

import dev.onceledger.fingerprint.CanonicalJson;
import tools.jackson.databind.node.JsonNodeFactory;

/** A valid request to cancel one order, {@code reason} null for none; whether the order exists is judged later. */
public record CancelRequest(String orderId, String reason) {
    /** The operation in the scope of such a request's idempotency key. */
    public static final String OPERATION = "cancel-order";

    private static final int MAX_ORDER_ID = 64;
    private static final int MAX_REASON = 200;

    /** Reads and judges a cancellation; no body at all means an empty object. Throws InvalidRequest with the first fault. */
    public static CancelRequest parse(String orderId, byte[] body) throws InvalidRequest {
        if (orderId.length() > MAX_ORDER_ID || !orderId.chars().allMatch(c -> c > ' ' && c < 0x7F)) {
            throw new InvalidRequest(Problem.of(
                    Code.NOT_FOUND,
                    "No order has such an id.",
                    "Use the orderId of the answer that created the order, such as o-901."));
        }
        if (body.length == 0) {
            return new CancelRequest(orderId, null);
        }
        return new CancelRequest(orderId, FreeText.read(RequestBody.read(body).only("reason"), "reason", MAX_REASON));
    }

    /** The text that is hashed; it names the order, so one key can't cancel two. */
    public String canonical() {
        return CanonicalJson.write(
                JsonNodeFactory.instance.objectNode().put("orderId", orderId).put("reason", reason));
    }
}
