package dev.onceledger.attempts;

import dev.onceledger.ledger.Scope;
import java.time.Instant;
import java.util.Objects;

/**
 * Something that an operator did.
 *
 * @param operator who
 * @param action what, such as {@code sweep} or {@code reveal-body}
 * @param scope the key concerned, or null
 * @param cutoff of a sweep, or null
 * @param affected how many records changed, or null
 * @param reason that was given, or null
 * @param detail anything more, or null
 */
public record OperatorAction(
        String operator, String action, Scope scope, Instant cutoff, Long affected, String reason, String detail) {
    /** Refuses anonymous and nameless actions. */
    public OperatorAction {
        Objects.requireNonNull(operator, "operator");
        Objects.requireNonNull(action, "action");
    }

    /** An action on one key. */
    public static OperatorAction on(Scope scope, String operator, String action, String reason) {
        return new OperatorAction(operator, action, scope, null, null, reason, null);
    }
}
