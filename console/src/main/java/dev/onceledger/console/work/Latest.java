package dev.onceledger.console.work;

import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/** Questions of which only the newest matters: the answers to older ones are dropped. Used on the screen's thread. */
public final class Latest {
    private final Background background;
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
    private long newest;

    /** Asks through this background. */
    public Latest(Background background) {
        this.background = background;
    }

    /** Asks; neither consumer is called if something newer is asked, or this is forgotten, before the answer comes. */
    public <T> void ask(Callable<T> work, Consumer<? super T> done, Consumer<? super Exception> failed) {
        long mine = ++newest;
        busy.set(true);
        background.run(work, result -> deliver(mine, done, result), problem -> deliver(mine, failed, problem));
    }

    /** Drops whatever is under way. */
    public void forget() {
        newest++;
        busy.set(false);
    }

    /** Whether the newest question is still unanswered. */
    public ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    private <T> void deliver(long asked, Consumer<? super T> to, T what) {
        if (asked == newest) {
            busy.set(false);
            to.accept(what);
        }
    }
}
