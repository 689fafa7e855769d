package dev.onceledger.browse;

import java.time.Instant;

/**
 * Replays and conflicts of all keys in one hour, as the services wrote them: what was written together counts in the hour
 * of the last of it, so that a repeat may stand up to a second too late, or later if the database was away.
 *
 * @param hour its beginning, by the ledger clock
 * @param replays how often a stored answer was given again
 * @param conflicts how often another request came under a used key
 */
public record HourCount(Instant hour, long replays, long conflicts) {}
