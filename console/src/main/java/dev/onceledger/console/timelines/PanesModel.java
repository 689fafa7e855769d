package dev.onceledger.console.timelines;

import dev.onceledger.console.work.Background;
import dev.onceledger.timeline.Timeline;
import java.time.Duration;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/** One pane or two, which run the same course in lock step. */
final class PanesModel implements AutoCloseable {
    private final RunModel left;
    private final RunModel right;
    private final BooleanProperty two = new SimpleBooleanProperty();
    private final BooleanBinding busy;
    private Course course;

    PanesModel(Background background, Grounds grounds) {
        this.left = new RunModel(background, grounds);
        this.right = new RunModel(background, grounds);
        this.busy = Bindings.createBooleanBinding(
                () -> left.busyProperty().get() || right.busyProperty().get(),
                left.busyProperty(),
                right.busyProperty());
        two.addListener((property, before, after) -> split());
    }

    /** Another timeline, from its beginning. */
    void ready(Timeline next) {
        course = Course.of(next);
        left.ready(course, left.whereProperty().get().suiting(next));
        if (two.get()) {
            right.ready(course, right.whereProperty().get().suiting(next));
        }
    }

    /** The same course in one pane on another database or design, brought to where the other pane is. */
    void on(RunModel pane, Where where) {
        if (course != null && !where.equals(pane.whereProperty().get())) {
            bring(pane, where);
        }
    }

    private void split() {
        if (course != null && two.get()) {
            Where there = left.whereProperty().get();
            bring(right, there.on(there.ground() == Ground.POSTGRESQL ? Ground.H2_MEMORY : Ground.POSTGRESQL));
        }
    }

    private void bring(RunModel pane, Where where) {
        int ticks = reached();
        pane.ready(course, where);
        if (ticks > 0) {
            pane.to(course, ticks, Duration.ZERO);
        }
    }

    /** How many ticks are over. */
    int reached() {
        return left.shownProperty().get() == null
                ? 0
                : left.shownProperty().get().ticks();
    }

    boolean mayGoOn() {
        return course != null && !busy.get() && !left.shownProperty().get().isStopped() && reached() < course.length();
    }

    /** Both to where so many ticks are over; going back takes back what was done by hand after that. */
    void go(int ticks, Duration look) {
        if (ticks < reached()) {
            course = course.upTo(ticks);
        }
        left.to(course, ticks, look);
        if (two.get()) {
            right.to(course, ticks, look);
        }
    }

    /** Does this by hand now; nothing while the panes are busy. */
    void byHand(HandMove move) {
        if (course != null && !busy.get()) {
            course = course.then(reached(), move);
            go(course.length(), Duration.ZERO);
        }
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

    /** What is run, or null before a timeline is chosen. */
    Course course() {
        return course;
    }

    RunModel left() {
        return left;
    }

    RunModel right() {
        return right;
    }

    BooleanBinding busyBinding() {
        return busy;
    }

    /** Whether there are two panes. */
    BooleanProperty twoProperty() {
        return two;
    }
}
