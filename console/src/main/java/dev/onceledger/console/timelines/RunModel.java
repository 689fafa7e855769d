package dev.onceledger.console.timelines;

import dev.onceledger.console.shell.Problems;
import dev.onceledger.console.work.Background;
import java.time.Duration;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** One pane: a timeline on one database and one design, and how far it has been run. Used on the screen's thread. */
final class RunModel implements AutoCloseable {
    private final Background background;
    private final Grounds grounds;
    private final ReadOnlyObjectWrapper<Shown> shown = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Where> where = new ReadOnlyObjectWrapper<>(Where.FIRST);
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private volatile Run run;

    RunModel(Background background, Grounds grounds) {
        this.background = background;
        this.grounds = grounds;
    }

    /** Puts away the run there was, and gets ready to run this one; nothing runs yet. */
    void ready(Course course, Where there) {
        putAway();
        Run[] mine = new Run[1];
        mine[0] = new Run(course, grounds, there, news -> background.show(() -> show(mine[0], news)));
        run = mine[0];
        where.set(there);
        busy.set(false);
        problem.set("");
        shown.set(Shown.nothing(course));
    }

    private void show(Run from, Shown news) {
        if (from == run && busy.get()) {
            shown.set(news);
        }
    }

    /**
     * Brings the run to where this many ticks are over, again from the start where it has to.
     *
     * @param look how long to let people look after each action
     */
    void to(Course course, int ticks, Duration look) {
        if (busy.get() || run == null) {
            return;
        }
        Run mine = run;
        busy.set(true);
        problem.set("");
        background.run(
                () -> mine.to(course, ticks, look),
                news -> arrived(mine, () -> shown.set(news)),
                failed -> arrived(mine, () -> failed(failed)));
    }

    private void arrived(Run from, Runnable then) {
        if (from == run) {
            then.run();
            busy.set(false);
        }
    }

    private void failed(Exception why) {
        shown.set(Shown.nothing(shown.get().course()));
        problem.set(Problems.inPlainWords(why));
    }

    /** Drops the ledger of the run; what it showed stays, and {@link #to} runs it again from the start. */
    void rest() {
        Run resting = run;
        if (resting != null) {
            inBackground(resting, Run::end);
        }
    }

    private void putAway() {
        Run old = run;
        if (old != null) {
            inBackground(old, Run::close);
        }
    }

    private void inBackground(Run which, Consumer<Run> what) {
        background.run(
                () -> {
                    what.accept(which);
                    return which;
                },
                done -> {},
                failed -> problem.set(Problems.inPlainWords(failed)));
    }

    /** Ends the run and drops its ledger; slow, and off the screen's thread. */
    @Override
    public void close() {
        Run last = run;
        if (last != null) {
            last.close();
        }
    }

    /** What there is to see, or null before a timeline is chosen. */
    ReadOnlyObjectProperty<Shown> shownProperty() {
        return shown.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<Where> whereProperty() {
        return where.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /** Why it could not be run, as the database says it; empty if it could. */
    ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }
}
