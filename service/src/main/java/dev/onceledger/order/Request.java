package dev.onceledger.order;

import dev.onceledger.fingerprint.Fingerprint;
import dev.onceledger.ledger.Claim;
import dev.onceledger.ledger.Scope;

/**
 * A checked request with the identity under which it runs at most once.
 *
 * @param scope principal, operation and key
 * @param canonical the text that the fingerprint is made of
 * @param fingerprint of the current version
 * @param operation what is to be done
 * @param traceId this try's own id, which has no part in its identity; may be null
 */
public record Request(Scope scope, String canonical, Fingerprint fingerprint, Operation operation, String traceId) {
    /** A request by this principal under this key. */
    public static Request of(String principal, String key, Operation operation, String traceId) {
        String canonical = operation.canonical();
        return new Request(
                new Scope(principal, operation.name(), key),
                canonical,
                Fingerprint.of(principal, operation.name(), canonical),
                operation,
                traceId);
    }

    /** The row that claims the key. */
    public Claim claim(OrderSettings settings) {
        return new Claim(scope, fingerprint.value(), settings.keepCanonical() ? canonical : null, settings.retention());
    }
}
