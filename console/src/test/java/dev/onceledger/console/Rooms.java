package dev.onceledger.console;

import dev.onceledger.database.LedgerDatabase;
import java.util.function.Consumer;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;

/** Every place and dialog of a window with as much in it as there can be, one after the other. */
final class Rooms {
    private final WindowUnderTest window;
    private final LedgerDatabase ledger;

    Rooms(WindowUnderTest window, LedgerDatabase ledger) {
        this.window = window;
        this.ledger = ledger;
    }

    void tour(Consumer<String> visit) {
        keys();
        visit.accept("keys");
        send();
        visit.accept("send panel");
        fire("#openSend");
        help(visit);
        inFlight();
        visit.accept("in flight");
        sweep();
        visit.accept("sweep");
        timelines(visit);
        place("activity");
        chooseFirstRow();
        visit.accept("activity");
        connections();
        visit.accept("connections");
        fire("#close");
        palette();
        visit.accept("palette");
        welcome(visit);
    }

    void place(String name) {
        fire("#place-" + name);
    }

    private void fire(String query) {
        window.act(() -> button(query).fire());
    }

    private ButtonBase button(String query) {
        return (ButtonBase) scene().lookup(query);
    }

    private Scene scene() {
        return window.stage().getScene();
    }

    private void chooseFirstRow() {
        window.until(
                "rows",
                () -> scene().lookup("#table") instanceof TableView<?> table
                        && !table.getItems().isEmpty());
        window.act(() ->
                ((TableView<?>) scene().lookup("#table")).getSelectionModel().select(0));
    }

    /** A record, with the explanation of a request that is in conflict with it. */
    void keys() {
        place("keys");
        chooseFirstRow();
        window.until("the record", () -> scene().lookup("#fields") != null);
        window.until("its answer", () -> scene().lookup("#json").isVisible());
        window.act(() -> {
            TextInputControl pasted = (TextInputControl) scene().lookup("#pasted");
            pasted.setText("{\"currency\":\"KRW\",\"items\":[{\"sku\":\"MUG-WHITE\",\"qty\":1}],\"amount\":15000}");
            ((Button) pasted.getParent().getChildrenUnmodifiable().stream()
                            .filter(Button.class::isInstance)
                            .findFirst()
                            .orElseThrow())
                    .fire();
        });
        window.until("what differs", () -> scene().lookup(".difference") != null);
    }

    /** A replayed answer, and a request whose answer was lost, looked up. */
    private void send() {
        window.until("the service", () -> ((ToggleButton) button("#power")).isSelected());
        fire("#openSend");
        TableView<?> sent = (TableView<?>) scene().lookup("#sent");
        String key = "walk-" + sent.getItems().size();
        window.act(() -> {
            ((TextInputControl) scene().lookup(".send-draft #key")).setText(key);
            ((TextInputControl) scene().lookup(".send-draft #body"))
                    .setText(
                            "{\"currency\":\"KRW\",\"items\":[{\"sku\":\"TEA-GREEN-100\",\"qty\":1}],\"amount\":6000}");
        });
        sendBy(0);
        PlantedSecret.in(ledger);
        sendBy(0);
        sendBy(3);
        window.until("the unknown", () -> sent.lookup(".table-cell .button") instanceof Button);
        window.act(() -> ((Button) sent.lookup(".table-cell .button")).fire());
        window.act(() -> sent.getSelectionModel().select(1));
    }

    private void sendBy(int which) {
        TableView<?> sent = (TableView<?>) scene().lookup("#sent");
        int before = sent.getItems().size();
        window.act(
                () -> ((Button) scene().lookup("#buttons").lookupAll(".button").toArray()[which]).fire());
        window.until("one more", () -> sent.getItems().size() > before);
        window.until("its answer", () -> !isWaiting(sent));
    }

    private static boolean isWaiting(TableView<?> sent) {
        return sent.getItems().stream().anyMatch(row -> row.toString().contains("reply=null"));
    }

    private void help(Consumer<String> visit) {
        place("keys");
        fire("#help");
        visit.accept("help");
        fire("#help-close");
    }

    private void inFlight() {
        place("inflight");
        chooseFirstRow();
    }

    private void sweep() {
        place("sweep");
        fire("#count");
        window.until("the plan", () -> scene().lookup("#planned").isVisible());
    }

    private void timelines(Consumer<String> visit) {
        place("timelines");
        window.until(
                "a timeline",
                () -> !button("#step").isDisabled() || !button("#restart").isDisabled());
        fire("#restart");
        window.until(
                "its beginning",
                () -> !button("#step").isDisabled() && button("#restart").isDisabled());
        for (int step = 0; step < 3; step++) {
            fire("#step");
            window.until("a step", () -> !button("#step").isDisabled());
        }
        visit.accept("timelines");
        fire("#predict");
        visit.accept("predict");
        fire("#predict");
        fire("#byHand");
        window.until("by hand", () -> scene().lookup(".deed-send").isVisible());
        window.act(() -> {
            MenuButton send = (MenuButton) scene().lookup(".deed-send");
            send.getItems().get(send.getItems().size() - 1).fire();
        });
        visit.accept("by hand");
        fire("#byHand");
        window.act(() -> {
            ((TabPane) scene().lookup("#tabs")).getSelectionModel().select(2);
            TextInputControl text = (TextInputControl) scene().lookup("#text");
            text.setText(text.getText() + "\nthis is no timeline");
        });
        fire("#runText");
        window.until("the mistake", () -> scene().lookup("#mistake").isVisible());
        visit.accept("editor");
        window.act(() -> {
            ((TabPane) scene().lookup("#tabs")).getSelectionModel().select(0);
            TextInputControl text = (TextInputControl) scene().lookup("#text");
            text.setText(text.getText().replace("\nthis is no timeline", ""));
        });
        fire("#runText");
    }

    private void connections() {
        fire("#database");
        window.until(
                "the profiles",
                () -> scene().lookup("#profiles") instanceof ListView<?> list
                        && !list.getItems().isEmpty());
        fire("#add");
        window.act(() -> {
            ((TextInputControl) scene().lookup("#address")).setText("jdbc:postgresql://127.0.0.1:1/shop");
            ((TextInputControl) scene().lookup("#user")).setText("ops");
        });
        fire("#test");
        window.until(
                "the test's end",
                () -> scene().lookup(".outcome").getStyleClass().contains("bad"));
    }

    private void palette() {
        window.act(() -> scene().getAccelerators()
                .get(new KeyCodeCombination(KeyCode.K, KeyCombination.SHORTCUT_DOWN))
                .run());
        window.until("the palette", () -> paletteField() != null);
    }

    /** A palette keeps the look in which it was opened. */
    void dressPaletteAgain() {
        if (paletteField() != null) {
            window.act(() -> typeInPalette(KeyCode.ESCAPE));
            palette();
        }
    }

    private static void typeInPalette(KeyCode key) {
        Event.fireEvent(paletteField(), new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
    }

    private static Node paletteField() {
        return Window.getWindows().stream()
                .filter(Window::isShowing)
                .map(open -> open.getScene().lookup("#palette-field"))
                .filter(found -> found != null)
                .findFirst()
                .orElse(null);
    }

    /** The palette's last command but some: the one that names the welcome. */
    private void welcome(Consumer<String> visit) {
        window.act(() -> {
            TextInputControl field = (TextInputControl) paletteField();
            field.setText(window.text("welcome.open"));
            typeInPalette(KeyCode.ENTER);
        });
        for (int step = 1; step <= 3; step++) {
            window.until("a step of the welcome", () -> scene().lookup("#welcome-next") != null);
            visit.accept("welcome, step " + step);
            fire("#welcome-next");
        }
    }

    /** The scene that the keyboard is in. */
    Scene keyboard() {
        Node field = paletteField();
        return field == null ? scene() : field.getScene();
    }
}
