package dev.onceledger.console.shell;

import dev.onceledger.console.ConsoleStart;
import dev.onceledger.database.CannotOpen;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.SimpleBooleanProperty;

/** What the connection dialog is given: what the window is connected to, and the way to connect it to something else. */
public final class Switching {
    private final ShellModel shell;
    private final BooleanProperty shown = new SimpleBooleanProperty();
    private final Map<Class<?>, Object> models = new HashMap<>();

    Switching(ShellModel shell) {
        this.shell = shell;
    }

    /** A profile that is opened at the start may need a password that only a person can give. */
    void offerAfter(Exception failure) {
        if (failure instanceof CannotOpen known && known.why() == CannotOpen.Why.PASSWORD_NEEDED) {
            shown.set(true);
        }
    }

    /**
     * Opens this and leaves what is open, keeping the place; where that fails, everything stays as it was.
     *
     * @param changed called when the other ledger is open
     * @param failed called with the reason why it is not
     */
    public void to(ConsoleStart next, Runnable changed, Consumer<Exception> failed) {
        shell.change(next, changed, failed);
    }

    /** What the window is connected to, or tries to be. */
    public ConsoleStart current() {
        return shell.start();
    }

    /** Whether the window has a ledger open. */
    public boolean isConnected() {
        return shell.stateProperty().get() == ShellModel.State.OPEN;
    }

    /** What everything in the window shares. */
    public Tools tools() {
        return shell.tools();
    }

    /** Whether the dialog is on the screen. */
    public BooleanProperty shownProperty() {
        return shown;
    }

    /** How much of a new ledger's sample is there, from 0 to 1; 0 where none is being written. */
    public ReadOnlyDoubleProperty filledProperty() {
        return shell.filledProperty();
    }

    /** The dialog's view model, made when first asked for and kept as long as the window. */
    public <M> M model(Class<M> type, Function<Switching, M> make) {
        if (!models.containsKey(type)) {
            // Not computeIfAbsent: a model may ask for another one while it is made.
            models.put(type, make.apply(this));
        }
        return type.cast(models.get(type));
    }
}
