package dev.onceledger.order;

import java.time.Duration;

/** Waits between two tries. */
@FunctionalInterface
public interface Waiter {
    /** Returns after this time, or at once if the thread is asked to end. */
    void pause(Duration time);

    /** Waits by sleeping. */
    static Waiter sleeping() {
        return time -> {
            try {
                Thread.sleep(time.toMillis());
            } catch (InterruptedException asked) {
                Thread.currentThread().interrupt();
            }
        };
    }
}
