package dev.onceledger.console.shell;

import java.time.Instant;

/**
 * The time during which the database does not answer.
 *
 * @param since when it was first noticed
 * @param next when it is asked again
 * @param asking whether it is being asked now
 * @param cause what the driver says
 */
public record Outage(Instant since, Instant next, boolean asking, String cause) {
    /** Whole seconds until it is asked again, at least 0. */
    long secondsLeft(Instant now) {
        return Math.max(0, (next.toEpochMilli() - now.toEpochMilli() + 999) / 1000);
    }
}
