package dev.onceledger.console.shell;

import dev.onceledger.console.ConsoleStart;
import dev.onceledger.database.LedgerDatabase;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/** The frame's state: what it is connected to and which place is open. */
final class ShellModel {
    /** How far the ledger is from being open. */
    enum State {
        OPENING,
        FAILED,
        OPEN
    }

    private final ConsoleStart start;
    private final Tools tools;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.OPENING);
    private final ObjectProperty<Place> place = new SimpleObjectProperty<>(Place.ALL.get(0));
    private final ReadOnlyDoubleWrapper filled = new ReadOnlyDoubleWrapper();
    private Workbench bench;
    private String problem = "";
    private boolean closed;

    ShellModel(ConsoleStart start, Tools tools) {
        this.start = start;
        this.tools = tools;
    }

    /** Opens the ledger in the background; also the way to try again. */
    void open() {
        state.set(State.OPENING);
        filled.set(0);
        tools.background()
                .run(
                        () -> start.open().open(share -> tools.background().show(() -> filled.set(share))),
                        this::opened,
                        this::failed);
    }

    private void opened(LedgerDatabase database) {
        bench = new Workbench(start, tools, database);
        if (closed) {
            close(() -> {});
            return;
        }
        state.set(State.OPEN);
    }

    private void failed(Exception why) {
        problem = Problems.inPlainWords(why);
        state.set(State.FAILED);
    }

    /**
     * Gives the ledger back, in the background; one that is still being opened is closed when it has opened.
     *
     * @param then called when the ledger is given back, or at once if there is none
     */
    void close(Runnable then) {
        closed = true;
        if (bench == null) {
            then.run();
            return;
        }
        Workbench closing = bench;
        tools.background()
                .run(
                        () -> {
                            closing.close();
                            return closing;
                        },
                        done -> then.run(),
                        broken -> then.run());
    }

    ConsoleStart start() {
        return start;
    }

    Tools tools() {
        return tools;
    }

    /** What places are given; null until the ledger is open. */
    Workbench bench() {
        return bench;
    }

    /** Why the ledger did not open, as the database or driver says it. */
    String problem() {
        return problem;
    }

    /** How much of a new ledger's sample is there, from 0 to 1; 0 where none is being written. */
    ReadOnlyDoubleProperty filledProperty() {
        return filled.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    ObjectProperty<Place> placeProperty() {
        return place;
    }
}
