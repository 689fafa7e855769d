package dev.onceledger.http;

import dev.onceledger.order.Code;
import dev.onceledger.order.Problem;
import java.time.Duration;

/** The problems that only an HTTP server meets. */
final class HttpProblems {
    private HttpProblems() {}

    static Problem overloaded(Duration retryAfter) {
        return Problem.of(
                        Code.OVERLOADED,
                        "Too many requests are in progress. Nothing was done for this one.",
                        "Send the same request again with the same Idempotency-Key after the time in Retry-After.")
                .withRetryAfter(retryAfter);
    }

    static Problem databaseBusy(Duration retryAfter) {
        return Problem.of(
                        Code.RETRY_LIMIT_REACHED,
                        "The database did not answer in time.",
                        "Send the same request again after the time in Retry-After.")
                .withRetryAfter(retryAfter);
    }

    /** Says nothing about the cause: its text may hold what the caller must not see. */
    static Problem internal(Duration retryAfter, String traceId) {
        return Problem.of(
                        Code.INTERNAL_ERROR,
                        "The service met an error of its own. Whether the request was carried out is not known.",
                        "Send the same request again with the same Idempotency-Key: it is carried out at most once."
                                + " If this stays, give the operator the traceId.")
                .with("traceId", traceId)
                .withRetryAfter(retryAfter);
    }
}
