package dev.onceledger.browse;

import dev.onceledger.ledger.Scope;
import java.time.Instant;

/**
 * A place in the list of keys, newest first, that stays where it is while keys are added above.
 *
 * @param createdAt of the row that was seen last
 * @param scope of the row that was seen last
 */
public record Position(Instant createdAt, Scope scope) {}
