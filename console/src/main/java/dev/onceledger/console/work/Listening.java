package dev.onceledger.console.work;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;

/** A controller's listening to view models, which outlive it. */
public final class Listening {
    private final List<Runnable> ends = new ArrayList<>();

    /** Runs this now and whenever one of the things changes. */
    public void to(Runnable update, Observable... things) {
        for (Observable thing : things) {
            if (thing instanceof ObservableValue<?> value) {
                ChangeListener<Object> listener = (property, before, after) -> update.run();
                value.addListener(listener);
                ends.add(() -> value.removeListener(listener));
            } else {
                InvalidationListener listener = changed -> update.run();
                thing.addListener(listener);
                ends.add(() -> thing.removeListener(listener));
            }
        }
        update.run();
    }

    /** Stops all of it. */
    public void end() {
        ends.forEach(Runnable::run);
        ends.clear();
    }
}
