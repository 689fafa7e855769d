package dev.onceledger.order;

import java.util.Locale;

/** Every error the API can answer with: a stable name, its HTTP status, and a short English title. */
public enum Code {
    UNAUTHENTICATED(401, "No valid credentials"),
    FORBIDDEN(403, "Not allowed for this principal"),
    NOT_FOUND(404, "Not found"),
    METHOD_NOT_ALLOWED(405, "Method not allowed"),
    BODY_TOO_LARGE(413, "Request body too large"),
    UNSUPPORTED_MEDIA_TYPE(415, "Media type not supported"),
    IDEMPOTENCY_KEY_MISSING(400, "Idempotency-Key missing"),
    IDEMPOTENCY_KEY_INVALID(400, "Idempotency-Key invalid"),
    MALFORMED_JSON(400, "Request body is not valid JSON"),
    DUPLICATE_MEMBER(400, "Member named twice"),
    UNKNOWN_FIELD(400, "Unknown field"),
    INVALID_FIELD(400, "Invalid field"),
    UNKNOWN_QUERY_PARAMETER(400, "Unknown query parameter"),
    UNKNOWN_SKU(422, "Unknown SKU"),
    SKU_NOT_FOR_SALE(409, "SKU not for sale"),
    OUT_OF_STOCK(409, "Out of stock"),
    ORDER_ALREADY_CANCELLED(409, "Order already cancelled"),
    ORDER_NOT_CANCELLABLE(409, "Order cannot be cancelled"),
    IDEMPOTENCY_KEY_REUSED(409, "Idempotency-Key reused for another request"),
    IDEMPOTENCY_KEY_EXPIRED(410, "Idempotency-Key expired"),
    REQUEST_STATUS_UNCONFIRMED(409, "Request status unconfirmed"),
    REQUEST_IN_PROGRESS(409, "Request in progress"),
    ORDER_EXISTS_FOR_KEY(409, "Order exists for this key"),
    UNKNOWN_IDEMPOTENCY_STATE(500, "Unknown idempotency state"),
    RETRY_LIMIT_REACHED(503, "Retry limit reached"),
    RETRY_DEADLINE_EXCEEDED(503, "Retry deadline exceeded"),
    OVERLOADED(503, "Overloaded"),
    INTERNAL_ERROR(500, "Internal error");

    private final int status;
    private final String title;

    Code(int status, String title) {
        this.status = status;
        this.title = title;
    }

    public int status() {
        return status;
    }

    public String title() {
        return title;
    }

    /** The problem type URI of RFC 9457, such as {@code urn:onceledger:problem:out-of-stock}. */
    public String type() {
        return "urn:onceledger:problem:" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
