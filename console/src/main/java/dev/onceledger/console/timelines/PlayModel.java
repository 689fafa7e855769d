package dev.onceledger.console.timelines;

import dev.onceledger.console.work.Background;
import dev.onceledger.timeline.Timeline;
import java.time.Duration;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/** Steps, goes back, plays and starts again, in one pane or in two in lock step. */
final class PlayModel implements AutoCloseable {
    private static final Background.Ticks STILL = () -> {};

    private final Background background;
    private final RunModel left;
    private final RunModel right;
    private final PredictModel predict = new PredictModel();
    private final BooleanProperty two = new SimpleBooleanProperty();
    private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper();
    private final ObjectProperty<Speed> speed = new SimpleObjectProperty<>(Speed.NORMAL);
    private final BooleanBinding busy;
    private Timeline timeline;
    private Background.Ticks clock = STILL;
    private boolean wasBusy;

    PlayModel(Background background, Grounds grounds) {
        this.background = background;
        this.left = new RunModel(background, grounds);
        this.right = new RunModel(background, grounds);
        this.busy = Bindings.createBooleanBinding(
                () -> left.busyProperty().get() || right.busyProperty().get(),
                left.busyProperty(),
                right.busyProperty());
        busy.addListener((property, before, after) -> rested());
        two.addListener((property, before, after) -> split());
        speed.addListener((property, before, after) -> again());
    }

    /** Another timeline, from its beginning. */
    void ready(Timeline next) {
        timeline = next;
        pause();
        left.ready(next, left.groundProperty().get());
        if (two.get()) {
            right.ready(next, right.groundProperty().get());
        }
        predict.arrived(left.shownProperty().get());
    }

    /** The same timeline in one pane on another database, brought to where the other pane is. */
    void on(RunModel pane, Ground ground) {
        if (timeline != null && ground != pane.groundProperty().get()) {
            int ticks = reached();
            pane.ready(timeline, ground);
            if (ticks > 0) {
                pane.to(ticks, Duration.ZERO);
            }
        }
    }

    private void split() {
        if (timeline != null && two.get()) {
            right.ready(
                    timeline, left.groundProperty().get() == Ground.POSTGRESQL ? Ground.H2_MEMORY : Ground.POSTGRESQL);
            if (reached() > 0) {
                right.to(reached(), Duration.ZERO);
            }
        }
    }

    /** How many ticks are over. */
    int reached() {
        return left.shownProperty().get() == null
                ? 0
                : left.shownProperty().get().ticks();
    }

    boolean mayStep() {
        return timeline != null && !busy.get() && !left.shownProperty().get().isOver() && predict.mayReveal();
    }

    boolean mayGoBack() {
        return !busy.get() && reached() > 0;
    }

    /** Runs the next tick; nothing where {@link #mayStep} says no. */
    void step() {
        if (mayStep()) {
            go(reached() + 1, playing.get() ? speed.get().betweenActions() : Duration.ZERO);
        }
    }

    /** To the tick before, by running again from the start. */
    void back() {
        pause();
        if (mayGoBack()) {
            go(reached() - 1, Duration.ZERO);
        }
    }

    /** To the beginning. */
    void restart() {
        pause();
        if (mayGoBack()) {
            go(0, Duration.ZERO);
        }
    }

    private void go(int ticks, Duration look) {
        left.to(ticks, look);
        if (two.get()) {
            right.to(ticks, look);
        }
    }

    private void rested() {
        boolean now = busy.get();
        if (wasBusy && !now && left.shownProperty().get() != null) {
            predict.arrived(left.shownProperty().get());
            boolean failed = !left.problemProperty().get().isEmpty();
            if (failed || left.shownProperty().get().isOver()) {
                pause();
            }
        }
        wasBusy = now;
    }

    /** Plays, from the beginning if it is over; or pauses. */
    void playOrPause() {
        if (playing.get()) {
            pause();
        } else if (timeline != null) {
            playing.set(true);
            if (left.shownProperty().get().isOver()) {
                go(0, Duration.ZERO);
            } else {
                step();
            }
            again();
        }
    }

    private void again() {
        clock.close();
        clock = playing.get() ? background.every(speed.get().betweenTicks(), this::step) : STILL;
    }

    void pause() {
        playing.set(false);
        again();
    }

    /** Drops the ledgers of the runs; what they showed stays. */
    void rest() {
        left.rest();
        right.rest();
    }

    /** Slow, and off the screen's thread. */
    @Override
    public void close() {
        left.close();
        right.close();
    }

    RunModel left() {
        return left;
    }

    RunModel right() {
        return right;
    }

    PredictModel predict() {
        return predict;
    }

    BooleanBinding busyBinding() {
        return busy;
    }

    /** Whether there are two panes. */
    BooleanProperty twoProperty() {
        return two;
    }

    ReadOnlyBooleanProperty playingProperty() {
        return playing.getReadOnlyProperty();
    }

    ObjectProperty<Speed> speedProperty() {
        return speed;
    }
}
