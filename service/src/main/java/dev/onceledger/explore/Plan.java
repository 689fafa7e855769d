package dev.onceledger.explore;

import dev.onceledger.timeline.run.Deployment;
import dev.onceledger.timeline.run.Rehearsal;

/**
 * How to explore.
 *
 * @param kind what the requests are sent to
 * @param faults which failures may happen
 * @param workers how many ledgers are worked on at once
 * @param limit after how many schedules to end
 * @param seed of a shuffled order, or null for one near the next
 */
public record Plan(Deployment.Kind kind, Faults faults, int workers, long limit, Long seed) {
    private static final int WORKERS = 2;

    /** Every schedule of the order service, on two ledgers at once. */
    public static Plan of(Faults faults) {
        return new Plan(Rehearsal.orderService(), faults, WORKERS, Long.MAX_VALUE, null);
    }

    /** The same sent to something else. */
    public Plan on(Deployment.Kind other) {
        return new Plan(other, faults, workers, limit, seed);
    }

    /** The same with another number of workers, at least 1. */
    public Plan workers(int number) {
        return new Plan(kind, faults, number, limit, seed);
    }

    /** The same, ending after so many schedules. */
    public Plan limit(long schedules) {
        return new Plan(kind, faults, workers, schedules, seed);
    }

    /** The same in an order shuffled by this seed. */
    public Plan shuffled(long by) {
        return new Plan(kind, faults, workers, limit, by);
    }
}
