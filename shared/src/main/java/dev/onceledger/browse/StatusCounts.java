package dev.onceledger.browse;

import dev.onceledger.ledger.Status;
import java.util.Map;

/**
 * How many keys stand in each status.
 *
 * @param keys by status; one that is absent has none if the counts are exact, else few or none
 * @param exact whether they were counted; else the database's planner estimates them
 */
public record StatusCounts(Map<Status, Long> keys, boolean exact) {
    /** Keys of all statuses. */
    public long total() {
        return keys.values().stream().mapToLong(Long::longValue).sum();
    }
}
