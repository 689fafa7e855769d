package dev.onceledger.database;

import java.time.Duration;

/** How long one try may still take, by monotonic time. */
public final class Budget {
    private final long endNanos;

    private Budget(long endNanos) {
        this.endNanos = endNanos;
    }

    /** A budget that starts now. */
    public static Budget of(Duration atMost) {
        return new Budget(System.nanoTime() + atMost.toNanos());
    }

    /** What is left; zero when it is used up, never negative. */
    public Duration left() {
        return Duration.ofNanos(Math.max(0, endNanos - System.nanoTime()));
    }

    /** The part of what is left that may be used now, so that the rest remains for what must follow. */
    public Budget part(double share) {
        return of(Duration.ofNanos((long) (left().toNanos() * share)));
    }

    /** Whether nothing is left. */
    public boolean isSpent() {
        return left().isZero();
    }
}
