package dev.onceledger.ledger;

import java.util.Objects;

/**
 * What one intent is identified by: the authenticated principal, the operation, and the client's idempotency key.
 *
 * @param principal who is asking, as authenticated
 * @param operation what is asked for, such as {@code create-order}
 * @param key the client's idempotency key, already checked
 */
public record Scope(String principal, String operation, String key) {
    /** Refuses absent parts; their content is checked where they enter. */
    public Scope {
        Objects.requireNonNull(principal, "principal");
        Objects.requireNonNull(operation, "operation");
        Objects.requireNonNull(key, "key");
    }

    @Override
    public String toString() {
        return principal + " / " + operation + " / " + key;
    }
}
