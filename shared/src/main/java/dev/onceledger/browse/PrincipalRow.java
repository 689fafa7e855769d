package dev.onceledger.browse;

import dev.onceledger.ledger.Status;
import java.time.Instant;
import java.util.Map;

/**
 * One principal and its keys.
 *
 * @param name as authenticated
 * @param counts keys by status; a status without keys is absent
 * @param lastActivity the latest claim, replay or conflict, by the ledger clock
 */
public record PrincipalRow(String name, Map<Status, Long> counts, Instant lastActivity) {
    /** All keys of this principal. */
    public long total() {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }
}
