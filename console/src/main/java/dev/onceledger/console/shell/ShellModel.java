package dev.onceledger.console.shell;

import dev.onceledger.console.ConsoleStart;
import dev.onceledger.database.OpenedLedger;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The frame's state: what it is connected to and which place is open. */
final class ShellModel {

    /** How far the ledger is from being open. */
    enum State {
        OPENING,
        FAILED,
        OPEN
    }

    private final Tools tools;
    private final Switching switching;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.OPENING);
    private final ObjectProperty<Place> place = new SimpleObjectProperty<>(Place.ALL.get(0));
    private final ReadOnlyDoubleWrapper filled = new ReadOnlyDoubleWrapper();
    private ConsoleStart start;
    private Workbench bench;
    private String problem = "";
    private boolean closed;
    /** What is to be done when the ledger that is being left has been given back; null unless one is being left. */
    private Runnable afterLeaving;

    ShellModel(ConsoleStart start, Tools tools) {
        this.start = start;
        this.tools = tools;
        this.switching = new Switching(this);
    }

    /** Opens the ledger in the background; also the way to try again. */
    void open() {
        state.set(State.OPENING);
        ConsoleStart wanted = start;
        open(
                wanted,
                ledger -> {
                    if (wanted == start) {
                        arrived(wanted, ledger);
                    } else {
                        discard(ledger);
                    }
                },
                why -> {
                    if (wanted == start) {
                        failed(why);
                    }
                });
    }

    /** People chose something else while this was being opened. */
    private void discard(OpenedLedger late) {
        tools.background()
                .run(
                        () -> {
                            late.close();
                            return late;
                        },
                        done -> {},
                        broken -> log().warn("what was opened too late did not close cleanly", broken));
    }

    private void open(ConsoleStart which, Consumer<OpenedLedger> then, Consumer<Exception> failed) {
        filled.set(0);
        tools.background()
                .run(() -> which.open().open(share -> tools.background().show(() -> filled.set(share))), then, failed);
    }

    /** Opens another ledger and leaves the one that is open; where that fails, everything stays as it was. */
    void change(ConsoleStart next, Runnable changed, Consumer<Exception> failed) {
        open(
                next,
                ledger -> {
                    leave(next, ledger);
                    changed.run();
                },
                failed);
    }

    /** The other is open: gives this one back, and what both ran on is started again if that has stopped it. */
    private void leave(ConsoleStart next, OpenedLedger ledger) {
        Workbench left = bench;
        bench = null;
        start = next;
        afterLeaving = () -> {};
        state.set(State.OPENING);
        tools.background()
                .run(
                        () -> {
                            giveBack(left);
                            ledger.revive();
                            return ledger;
                        },
                        revived -> arrived(next, revived),
                        why -> {
                            afterLeaving.run();
                            failed(why);
                        });
    }

    private static void giveBack(Workbench left) {
        try {
            if (left != null) {
                left.close();
            }
        } catch (Exception failed) {
            log().warn("what was open before did not close cleanly", failed);
        }
    }

    private void arrived(ConsoleStart which, OpenedLedger ledger) {
        bench = new Workbench(which, tools, ledger);
        Runnable after = afterLeaving;
        afterLeaving = null;
        if (closed) {
            close(after == null ? () -> {} : after);
            return;
        }
        state.set(State.OPEN);
    }

    private void failed(Exception why) {
        problem = Problems.inPlainWords(why, tools.texts());
        state.set(State.FAILED);
        switching.offerAfter(why);
    }

    /**
     * Gives the ledger back, in the background; one that is still being opened is closed when it has opened.
     *
     * @param then called when the ledger is given back, or at once if there is none
     */
    void close(Runnable then) {
        closed = true;
        if (afterLeaving != null) {
            afterLeaving = then;
        } else if (bench == null) {
            then.run();
        } else {
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
    }

    /** What the window is connected to, or is being connected to. */
    ConsoleStart start() {
        return start;
    }

    Tools tools() {
        return tools;
    }

    /** The dialog that connects to another ledger. */
    Switching switching() {
        return switching;
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

    /** Not before there is something to say: logging takes a while to begin with, and the first frame would wait for it. */
    private static Logger log() {
        return LoggerFactory.getLogger(ShellModel.class);
    }
}
