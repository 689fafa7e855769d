package dev.onceledger.order;

import dev.onceledger.ledger.LedgerRecord;
import java.time.Duration;

/** The texts of the problems that an order can meet: the true cause, and the way out. */
final class Problems {
    private Problems() {}

    static Problem unknownSku(String sku) {
        return Problem.of(
                        Code.UNKNOWN_SKU,
                        "There is no SKU " + sku + ". No order was made.",
                        "Correct the SKU and send the order under a new Idempotency-Key; this key keeps this answer.")
                .with("sku", sku);
    }

    static Problem notForSale(String sku) {
        return Problem.of(
                        Code.SKU_NOT_FOR_SALE,
                        "SKU " + sku + " is not for sale. No order was made.",
                        "Leave the SKU out and send the order under a new Idempotency-Key; this key keeps this answer.")
                .with("sku", sku);
    }

    static Problem outOfStock(String sku, int wanted) {
        return Problem.of(
                        Code.OUT_OF_STOCK,
                        "Fewer than " + wanted + " of SKU " + sku + " are left. No order was made.",
                        "Order less, or order again later under a new Idempotency-Key.")
                .with("sku", sku);
    }

    static Problem noSuchOrder(String orderId) {
        return Problem.of(
                Code.NOT_FOUND,
                "You have no order " + orderId + ".",
                "Use the orderId of the answer that created the order, such as o-901.");
    }

    static Problem alreadyCancelled(String orderId) {
        return Problem.of(
                        Code.ORDER_ALREADY_CANCELLED,
                        "Order " + orderId + " was cancelled before, under another key. Nothing was changed.",
                        "Nothing is left to do: GET /orders/" + orderId + " shows it.")
                .with("orderId", orderId);
    }

    static Problem notCancellable(String orderId, String status) {
        return Problem.of(
                        Code.ORDER_NOT_CANCELLABLE,
                        "Order " + orderId + " is " + status + " and can no longer be cancelled.",
                        "GET /orders/" + orderId + " shows it as it is now.")
                .with("orderId", orderId);
    }

    static Problem reused(LedgerRecord record) {
        return Problem.of(
                Code.IDEMPOTENCY_KEY_REUSED,
                "This Idempotency-Key was used before with another request. No order was made by this one.",
                "To repeat the first request send exactly its content; for another request use a new key.");
    }

    static Problem expired(LedgerRecord record) {
        if (record.resourceId() == null) {
            return Problem.of(
                    Code.IDEMPOTENCY_KEY_EXPIRED,
                    "This Idempotency-Key was answered with a final refusal whose text is no longer kept. No order was made"
                            + " then, and none is made now.",
                    "A new order needs a new Idempotency-Key.");
        }
        return Problem.of(
                        Code.IDEMPOTENCY_KEY_EXPIRED,
                        "This Idempotency-Key was answered before and its answer is no longer kept. Nothing was done now.",
                        "Look the result up with GET /orders/" + record.resourceId()
                                + ". A new order needs a new Idempotency-Key.")
                .with("orderId", record.resourceId());
    }

    static Problem unconfirmed(Duration retryAfter) {
        return Problem.of(
                        Code.REQUEST_STATUS_UNCONFIRMED,
                        "Whether this request was carried out could not be learnt in time. It may still be under way.",
                        "Send the same request again with the same Idempotency-Key: it is carried out at most once.")
                .withRetryAfter(retryAfter);
    }

    static Problem inProgress(Duration retryAfter) {
        return Problem.of(
                        Code.REQUEST_IN_PROGRESS,
                        "The ledger holds a committed PROCESSING record for this key, which this service never writes.",
                        "Send it again later with the same key; if this stays, the operator must look at the record.")
                .withRetryAfter(retryAfter);
    }

    static Problem orderExists(String orderId) {
        return Problem.of(
                        Code.ORDER_EXISTS_FOR_KEY,
                        "An order made under this Idempotency-Key exists, but its ledger record is gone. No second order was"
                                + " made.",
                        "Look the order up with GET /orders/" + orderId + ", and tell the operator.")
                .with("orderId", orderId);
    }

    static Problem unknownState() {
        return Problem.of(
                Code.UNKNOWN_IDEMPOTENCY_STATE,
                "The ledger record of this key is in a state that this version does not know.",
                "Nothing was done. Tell the operator; a newer version may have written it.");
    }

    static Problem retryLimit(Duration retryAfter) {
        return Problem.of(
                        Code.RETRY_LIMIT_REACHED,
                        "The database was busy at every try. Nothing was committed.",
                        "Send the same request again with the same Idempotency-Key.")
                .withRetryAfter(retryAfter);
    }

    static Problem deadlineExceeded(Duration retryAfter) {
        return Problem.of(
                        Code.RETRY_DEADLINE_EXCEEDED,
                        "The time for this request ran out before a further try could start.",
                        "Send the same request again with the same Idempotency-Key.")
                .withRetryAfter(retryAfter);
    }
}
