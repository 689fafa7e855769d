package dev.onceledger.console.timelines;

import dev.onceledger.console.work.Background;
import dev.onceledger.timeline.Timeline;
import java.time.Duration;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleObjectProperty;

/** Steps, goes back, plays and starts again. */
final class PlayModel implements AutoCloseable {
    private static final Background.Ticks STILL = () -> {};

    private final Background background;
    private final PanesModel panes;
    private final PredictModel predict = new PredictModel();
    private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper();
    private final ObjectProperty<Speed> speed = new SimpleObjectProperty<>(Speed.NORMAL);
    private Background.Ticks clock = STILL;
    private boolean wasBusy;

    PlayModel(Background background, Grounds grounds) {
        this.background = background;
        this.panes = new PanesModel(background, grounds);
        panes.busyBinding().addListener((property, before, after) -> rested());
        speed.addListener((property, before, after) -> again());
    }

    /** Another timeline, from its beginning. */
    void ready(Timeline next) {
        pause();
        panes.ready(next);
        predict.arrived(shown());
    }

    private Shown shown() {
        return panes.left().shownProperty().get();
    }

    /** How many ticks are over. */
    int reached() {
        return panes.reached();
    }

    boolean mayStep() {
        return panes.mayGoOn() && predict.mayReveal();
    }

    boolean mayGoBack() {
        return !panes.busyBinding().get() && reached() > 0;
    }

    /** Runs the next tick; nothing where {@link #mayStep} says no. */
    void step() {
        if (mayStep()) {
            panes.go(reached() + 1, playing.get() ? speed.get().betweenActions() : Duration.ZERO);
        }
    }

    /** To the tick before, by running again from the start. */
    void back() {
        pause();
        if (mayGoBack()) {
            panes.go(reached() - 1, Duration.ZERO);
        }
    }

    /** To the beginning. */
    void restart() {
        pause();
        if (mayGoBack()) {
            panes.go(0, Duration.ZERO);
        }
    }

    private void rested() {
        boolean now = panes.busyBinding().get();
        if (wasBusy && !now && shown() != null) {
            predict.arrived(shown());
            boolean failed = !panes.left().problemProperty().get().isEmpty();
            if (failed || !shown().bands().isEmpty() && !panes.mayGoOn()) {
                pause();
            }
        }
        wasBusy = now;
    }

    /** Plays, from the beginning if it is over; or pauses. */
    void playOrPause() {
        if (playing.get()) {
            pause();
        } else if (panes.course() != null && !panes.course().isByHand()) {
            playing.set(true);
            if (shown().isOver()) {
                panes.go(0, Duration.ZERO);
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

    /** Slow, and off the screen's thread. */
    @Override
    public void close() {
        panes.close();
    }

    PanesModel panes() {
        return panes;
    }

    PredictModel predict() {
        return predict;
    }

    ReadOnlyBooleanProperty playingProperty() {
        return playing.getReadOnlyProperty();
    }

    ObjectProperty<Speed> speedProperty() {
        return speed;
    }
}
