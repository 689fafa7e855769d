package dev.onceledger.console.sweep;

import dev.onceledger.console.Environment;
import dev.onceledger.console.shell.ContactModel;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.text.Times;
import dev.onceledger.console.work.Background;
import dev.onceledger.console.work.Background.Ticks;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** Sweeps every so many minutes while the window is connected; off at every start, so that nobody is surprised by it. */
final class ScheduleModel implements AutoCloseable {
    /** The intervals offered. */
    static final List<Integer> MINUTES = List.of(5, 15, 30, 60, 240);

    private static final Duration TICK = Duration.ofSeconds(1);

    private final SweepModel sweep;
    private final Background background;
    private final ContactModel contact;
    private final Texts texts;
    private final Times times;
    private final boolean readOnly;
    private final boolean asks;
    private final ObjectProperty<Integer> minutes = new SimpleObjectProperty<>(15);
    private final StringProperty confirmation = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<Instant> next = new ReadOnlyObjectWrapper<>();
    private volatile Ticks ticks = () -> {};

    ScheduleModel(Workbench bench) {
        this.sweep = bench.model(SweepModel.class, SweepModel::new);
        this.background = bench.background();
        this.contact = bench.contact();
        this.texts = bench.texts();
        this.times = bench.times();
        this.readOnly = bench.start().readOnly();
        this.asks = bench.start().environment() == Environment.PRODUCTION;
        minutes.addListener((property, before, after) -> stop());
    }

    /** What can be done about the schedule, or what stands in the way. */
    enum State {
        READ_ONLY,
        CONFIRM,
        OFF,
        ON,
        /** It is time, but somebody is counting or sweeping. */
        WAITING
    }

    State state() {
        if (readOnly) {
            return State.READ_ONLY;
        } else if (next.get() != null) {
            return times.now().isBefore(next.get()) ? State.ON : State.WAITING;
        }
        return mustConfirm() && !confirmation.get().strip().equals(String.valueOf(minutes.get()))
                ? State.CONFIRM
                : State.OFF;
    }

    /** Whether the interval is to be typed before it may begin. */
    boolean mustConfirm() {
        return asks && !readOnly && next.get() == null;
    }

    /** Begins, one interval from now; only in {@link State#OFF}. */
    void start() {
        if (state() == State.OFF) {
            confirmation.set("");
            next.set(times.now().plus(interval()));
            ticks.close();
            ticks = background.every(TICK, this::tick);
        }
    }

    /** Sweeps when it is time; as soon as it can where somebody is sweeping or the database does not answer. */
    void tick() {
        if (state() == State.WAITING && sweep.isFree() && !contact.isLost()) {
            next.set(times.now().plus(interval()));
            sweep.sweepNow(texts.get("schedule.reason", minutes.get()));
        }
    }

    private Duration interval() {
        return Duration.ofMinutes(minutes.get());
    }

    /** Sweeps no more; a run under way goes on to its end. */
    void stop() {
        ticks.close();
        next.set(null);
        confirmation.set("");
    }

    /** Stops ticking; the window closes or is connected elsewhere. */
    @Override
    public void close() {
        ticks.close();
    }

    /** Minutes from one run to the next; changing them stops the schedule. */
    ObjectProperty<Integer> minutesProperty() {
        return minutes;
    }

    /** The interval typed. */
    StringProperty confirmationProperty() {
        return confirmation;
    }

    /** When it sweeps next, null while it is off. */
    ReadOnlyObjectProperty<Instant> nextProperty() {
        return next.getReadOnlyProperty();
    }
}
