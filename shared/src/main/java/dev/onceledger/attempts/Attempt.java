package dev.onceledger.attempts;

import dev.onceledger.ledger.Scope;
import java.util.Objects;

/**
 * An answer other than a first success or a plain replay.
 *
 * @param scope of the request, known and valid
 * @param fingerprint of the request
 * @param outcome the stable code of the answer
 * @param httpStatus of the answer
 * @param traceId of the request, or null; cut to 64 characters
 */
public record Attempt(Scope scope, String fingerprint, String outcome, int httpStatus, String traceId) {
    private static final int LONGEST_TRACE_ID = 64;

    /** Makes any trace id storable, since it comes from outside. */
    public Attempt {
        Objects.requireNonNull(scope, "scope");
        Objects.requireNonNull(fingerprint, "fingerprint");
        Objects.requireNonNull(outcome, "outcome");
        if (traceId != null) {
            String printable = traceId.replace("\0", "");
            traceId = printable.substring(0, Math.min(LONGEST_TRACE_ID, printable.length()));
        }
    }
}
