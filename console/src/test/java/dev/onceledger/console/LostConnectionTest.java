package dev.onceledger.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.browse.KeyRow;
import dev.onceledger.database.LedgerDatabase;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LostConnectionTest {
    private static final String GONE = "The database did not answer";
    private static final String ORDER =
            "{\"currency\":\"KRW\",\"items\":[{\"sku\":\"A-10\",\"qty\":2}],\"amount\":12000}";

    @TempDir
    Path folder;

    private WindowUnderTest window;

    @Test
    void theWindowKeepsItsPlaceSaysWhatHappenedAndGoesOnByItself() throws Exception {
        try (StoppableServer server = new StoppableServer(folder);
                WatchedDriver driver = new WatchedDriver();
                WindowUnderTest open = new WindowUnderTest(
                        () -> SampleLedger.fill(
                                LedgerDatabase.open(driver.watching(server.target()))
                                        .migrate(),
                                60),
                        folder,
                        Environment.TEST,
                        false)) {
            window = open;
            window.until("rows", () -> table() != null && table().getItems().size() == 60);
            window.act(() -> {
                table().getSelectionModel().select(0);
                table().scrollTo(20);
            });
            window.until("the record", () -> window.stage().getScene().lookup("#fields") != null);
            KeyRow chosen = (KeyRow) table().getSelectionModel().getSelectedItem();
            window.until("the service", () -> label("#state").contains("port"));

            server.stop();
            window.robot().press(KeyCode.F5).release(KeyCode.F5);
            window.until("the message", () -> label("#told").startsWith("Connection lost since "));
            assertThat(window.find("#bar", Node.class).isVisible()).isTrue();
            assertThat(table().getItems()).hasSize(60);
            assertThat(table().getSelectionModel().getSelectedItem()).isEqualTo(chosen);
            window.until("the reason", () -> problemIsSaid());

            long told = problems();
            window.act(() -> {
                window.find("#pasted", TextArea.class).setText(ORDER);
                window.robot().lookup("Explain").queryButton().fire();
            });
            window.until("the explanation's message", () -> problems() > told);
            window.act(() -> window.find("#openSend", ToggleButton.class).fire());
            window.act(() -> window.robot().lookup("Send").queryButton().fire());
            assertThat(sent().getItems()).hasSize(1);
            window.until("an answer from the service that has no database", this::isAnswered);
            place("sweep");
            window.press("#count");
            window.until("the sweep's message", this::problemIsSaid);
            place("timelines");
            window.until("timelines", () -> ground() != null);
            window.act(() -> ground().getSelectionModel().selectLast());
            window.press("#step");
            window.until("the timeline's message", this::problemIsSaid);
            place("keys");
            window.act(() -> window.find("#filter", TextField.class).setText("status:SUCCEEDED"));

            server.start();
            window.until("recovery", () -> !window.find("#bar", Node.class).isVisible());
            window.until(
                    "rows read again",
                    () -> listProblems() == 0
                            && table().getItems().size() < 60
                            && !table().getItems().isEmpty());
            assertThat(((KeyRow) table().getSelectionModel().getSelectedItem()).scope())
                    .isEqualTo(chosen.scope());
            assertThat(driver.callsOnScreen()).isEmpty();
        }
    }

    private TableView<?> sent() {
        return window.find("#sent", TableView.class);
    }

    private boolean isAnswered() {
        return sent().lookupAll(".table-cell").stream()
                .anyMatch(node -> node instanceof Labeled cell
                        && cell.getText() != null
                        && cell.getText().startsWith("503"));
    }

    private ComboBox<?> ground() {
        return window.stage().getScene().lookup(".where-bar > .combo-box") instanceof ComboBox<?> box
                        && !box.getItems().isEmpty()
                ? box
                : null;
    }

    private TableView<?> table() {
        return window.stage().getScene().lookup("#table") instanceof TableView<?> table ? table : null;
    }

    private void place(String name) {
        window.act(() -> window.find("#place-" + name, ToggleButton.class).fire());
    }

    private String label(String query) {
        return window.stage().getScene().lookup(query) instanceof Label label ? label.getText() : "";
    }

    private boolean problemIsSaid() {
        return problems() > 0;
    }

    private long problems() {
        return problemsIn(".problem");
    }

    /** What an action has said stays beside it; what is read again is another matter. */
    private long listProblems() {
        return problemsIn(".key-list .problem");
    }

    private long problemsIn(String query) {
        return window.stage().getScene().getRoot().lookupAll(query).stream()
                .filter(node -> node instanceof Label label && label.getText().contains(GONE))
                .count();
    }
}
