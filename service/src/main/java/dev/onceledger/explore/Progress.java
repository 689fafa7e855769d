package dev.onceledger.explore;

import java.time.Duration;
import java.util.Set;

/**
 * How far an exploration has come.
 *
 * @param schedules how many have been run, in all sittings
 * @param infeasible beginnings that cannot go on as another client would have it, for it waits
 * @param violating schedules that broke a rule
 * @param broken the rules that they broke, in this sitting
 * @param done the share of all schedules that have been run, estimated from how the orders branched, from 0 to 1
 * @param took in this sitting
 * @param ranNow how many of the schedules in this sitting
 */
public record Progress(
        long schedules, long infeasible, long violating, Set<Rule> broken, double done, Duration took, long ranNow) {
    /** Schedules a second, in this sitting. */
    public double rate() {
        return ranNow / Math.max(0.001, took.toNanos() / 1e9);
    }
}
