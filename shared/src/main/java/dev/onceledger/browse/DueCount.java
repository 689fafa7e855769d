package dev.onceledger.browse;

import java.time.Duration;

/**
 * Records whose retention ends in one stretch of time, seen from now.
 *
 * @param until the stretch's end from now on; zero for all that is due already, null for all that comes after the last end
 * @param records how many, counted no further than {@link #MOST} + 1
 */
public record DueCount(Duration until, long records) {
    /** More than this are not told apart. */
    public static final long MOST = 100_000;

    /** Whether there are more than were counted. */
    public boolean isMore() {
        return records > MOST;
    }
}
