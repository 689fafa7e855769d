package dev.onceledger.console.sweep;

import dev.onceledger.console.work.Background;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;

/** A sweep under way: how far it is, how fast, and whether it is to end. */
final class RunningSweep {
    private final long due;
    private final Background background;
    private final long begun = System.nanoTime();
    private final AtomicBoolean cancelled = new AtomicBoolean();
    private final ReadOnlyLongWrapper swept = new ReadOnlyLongWrapper();

    RunningSweep(long due, Background background) {
        this.due = due;
        this.background = background;
    }

    /** Called by the sweep, on its own thread. */
    void reached(long now, long planned, Instant expiry) {
        background.show(() -> swept.set(now));
    }

    void cancel() {
        cancelled.set(true);
    }

    boolean isCancelled() {
        return cancelled.get();
    }

    /** Records that the plan counted. */
    long due() {
        return due;
    }

    /** Records swept and committed. */
    ReadOnlyLongProperty sweptProperty() {
        return swept.getReadOnlyProperty();
    }

    /** From 0 to 1. */
    double fraction() {
        return due == 0 ? 1 : Math.min(1, (double) swept.get() / due);
    }

    /** Records per second since the beginning. */
    long rate() {
        return Math.round(swept.get() * 1e9 / Math.max(1, System.nanoTime() - begun));
    }
}
