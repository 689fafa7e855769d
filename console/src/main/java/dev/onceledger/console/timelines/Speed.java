package dev.onceledger.console.timelines;

import java.time.Duration;

/** How fast a timeline plays. */
enum Speed {
    /** For a room that is told what happens. */
    SLOW(4000, 900),
    /** To follow by oneself. */
    NORMAL(2000, 450),
    /** To see where it ends. */
    FAST(500, 0);

    private final Duration betweenTicks;
    private final Duration betweenActions;

    Speed(long tickMillis, long actionMillis) {
        this.betweenTicks = Duration.ofMillis(tickMillis);
        this.betweenActions = Duration.ofMillis(actionMillis);
    }

    Duration betweenTicks() {
        return betweenTicks;
    }

    /** How long everything is held after each action, so that it can be seen. */
    Duration betweenActions() {
        return betweenActions;
    }
}
