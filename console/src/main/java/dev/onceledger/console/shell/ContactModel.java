package dev.onceledger.console.shell;

import dev.onceledger.console.work.Background;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.IntFunction;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Whether the database answers; while it does not, asks again after growing waits. Used on the screen's thread. */
public final class ContactModel implements AutoCloseable {
    private static final Duration TICK = Duration.ofSeconds(1);

    /** How often a database that answers is asked for a sign of life. */
    private static final Duration BEAT = Duration.ofSeconds(5);

    private static final int LONGEST_WAIT = 30;

    private final Background background;
    private final SignOfLife ask;
    private final InstantSource clock;
    private final IntFunction<Duration> waits;
    private final Background.Ticks ticks;
    private final ReadOnlyObjectWrapper<Outage> outage = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyIntegerWrapper recoveries = new ReadOnlyIntegerWrapper();
    private boolean asking;
    private boolean doubted;
    private boolean closed;
    private int failures;
    private Instant due;
    private Instant recovered = Instant.EPOCH;

    /** Asks the database, slowly and on a thread of its own. */
    @FunctionalInterface
    interface SignOfLife {
        /**
         * Asks.
         *
         * @param lost whether it did not answer the last time, so that what was started for it may have to be started again
         */
        void ask(boolean lost) throws Exception;
    }

    /**
     * Begins with a database that answers.
     *
     * @param waits how long to wait after the first, second … time that it did not answer
     */
    ContactModel(Background background, SignOfLife ask, InstantSource clock, IntFunction<Duration> waits) {
        this.background = background.withOwnWorker();
        this.ask = ask;
        this.clock = clock;
        this.waits = waits;
        this.due = clock.instant().plus(BEAT);
        this.ticks = background.every(TICK, this::tick);
    }

    /** Twice as long each time, from a second up to half a minute. */
    static Duration growing(int failures) {
        return Duration.ofSeconds(Math.min(LONGEST_WAIT, 1L << Math.min(failures - 1, 5)));
    }

    /** Asks if it is time to. */
    void tick() {
        if (!asking && !clock.instant().isBefore(due)) {
            ask();
        }
    }

    /** Asks now; also when something has just failed as it does where a database has gone. */
    public void askNow() {
        if (!asking) {
            ask();
        }
    }

    /** Something has failed as it does where a database has gone. */
    void doubt() {
        doubted = true;
        askNow();
    }

    private void ask() {
        asking = true;
        Outage before = outage.get();
        if (before != null) {
            outage.set(new Outage(before.since(), before.next(), true, before.cause()));
        }
        boolean lost = before != null;
        synchronized (this) {
            if (!closed) {
                background.run(
                        () -> {
                            ask.ask(lost);
                            return lost;
                        },
                        wasLost -> answered(),
                        this::silent);
            }
        }
    }

    private void answered() {
        asking = false;
        failures = 0;
        due = clock.instant().plus(BEAT);
        // A statement that ends its own connection each time must not have everything read again for ever.
        boolean again = outage.get() != null || doubted && !clock.instant().isBefore(recovered.plus(BEAT));
        doubted = false;
        outage.set(null);
        if (again) {
            recovered = clock.instant();
            recoveries.set(recoveries.get() + 1);
        }
    }

    private void silent(Exception why) {
        asking = false;
        failures++;
        Instant now = clock.instant();
        due = now.plus(waits.apply(failures));
        Outage before = outage.get();
        outage.set(new Outage(before == null ? now : before.since(), due, false, Problems.inPlainWords(why)));
    }

    /** The outage that there is, or null while the database answers. */
    public ReadOnlyObjectProperty<Outage> outageProperty() {
        return outage.getReadOnlyProperty();
    }

    /** Grows by one each time that the database answers again after something had failed. */
    public ReadOnlyIntegerProperty recoveriesProperty() {
        return recoveries.getReadOnlyProperty();
    }

    /** Whether the database does not answer, so that nothing should be read by itself. */
    public boolean isLost() {
        return outage.get() != null;
    }

    /** Asks no more; called on any thread. */
    @Override
    public synchronized void close() {
        closed = true;
        ticks.close();
        background.close();
    }
}
