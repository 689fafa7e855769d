package dev.onceledger.explore;

import java.time.Duration;
import java.util.Optional;

/**
 * What an exploration has come to.
 *
 * @param scenario its name
 * @param database the product that it ran on
 * @param schedules how many orders of steps were run, each another one
 * @param violations how many of them broke a rule
 * @param shortest the shortest of those
 * @param complete whether every feasible schedule was run
 * @param took in all
 */
public record Exploration(
        String scenario,
        String database,
        long schedules,
        long violations,
        Optional<Violation> shortest,
        boolean complete,
        Duration took) {
    /** Schedules a second. */
    public double rate() {
        return schedules / Math.max(0.001, took.toNanos() / 1e9);
    }

    /** The one line that a report ends with. */
    public String summary() {
        return "%s on %s: %d schedules%s, %d violations, %.0f a second"
                .formatted(scenario, database, schedules, complete ? "" : " (not all)", violations, rate());
    }
}
