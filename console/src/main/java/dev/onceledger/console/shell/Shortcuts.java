package dev.onceledger.console.shell;

import dev.onceledger.console.look.Look;
import java.util.List;
import java.util.function.Supplier;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/** The keys that work everywhere in the window. */
final class Shortcuts {
    private Shortcuts() {}

    static void install(
            Scene scene, Look look, ShellModel model, Supplier<PlaceView> place, Supplier<StatusView> status) {
        add(scene, new KeyCodeCombination(KeyCode.F5), () -> place.get().refresh());
        control(scene, KeyCode.F, () -> place.get().focusFilter());
        control(scene, KeyCode.R, () -> status.get().toggleSend());
        control(scene, KeyCode.O, () -> model.switching().shownProperty().set(true));
        List.of(KeyCode.PLUS, KeyCode.EQUALS, KeyCode.ADD).forEach(key -> plus(scene, key, look::enlarge));
        control(scene, KeyCode.MINUS, look::shrink);
        control(scene, KeyCode.SUBTRACT, look::shrink);
        control(scene, KeyCode.DIGIT0, look::normalSize);
        control(scene, KeyCode.H, () -> Commands.toggleContrast(look));
        for (int index = 0; index < Place.ALL.size(); index++) {
            Place one = Place.ALL.get(index);
            control(scene, KeyCode.valueOf("DIGIT" + (index + 1)), () -> model.placeProperty()
                    .set(one));
        }
    }

    /** The Tab key goes on to the next control from everywhere: nothing that is written here needs a tab. */
    static void leaveTextsByTab(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.TAB
                    && !event.isControlDown()
                    && event.getTarget() instanceof TextArea area) {
                event.consume();
                Event.fireEvent(
                        area,
                        new KeyEvent(
                                KeyEvent.KEY_PRESSED, "", "", KeyCode.TAB, event.isShiftDown(), true, false, false));
            }
        });
    }

    static void palette(Scene scene, Runnable open) {
        control(scene, KeyCode.K, open);
        add(scene, new KeyCodeCombination(KeyCode.F1), open);
    }

    static void help(Scene scene, Runnable open) {
        add(scene, new KeyCodeCombination(KeyCode.F1, KeyCombination.SHIFT_DOWN), open);
    }

    private static void control(Scene scene, KeyCode key, Runnable action) {
        add(scene, new KeyCodeCombination(key, KeyCombination.SHORTCUT_DOWN), action);
    }

    /** On many keyboards the plus is reached by Shift. */
    private static void plus(Scene scene, KeyCode key, Runnable action) {
        add(scene, new KeyCodeCombination(key, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_ANY), action);
    }

    private static void add(Scene scene, KeyCombination keys, Runnable action) {
        scene.getAccelerators().put(keys, action);
    }
}
