package dev.onceledger.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.console.shell.Place;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.testing.TestDatabase;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.util.WaitForAsyncUtils;

/** The window half as large again on a small screen, as in a room with a projector. */
class LargeTypeTest {
    private static final String LARGE = "zone=UTC\nwelcome=seen\nscale=1.5\nwindow.bounds=0 0 1180 720\n";
    /** Under which JavaFX keeps the tooltip of a node that is no control. */
    private static final String TOOLTIP = "javafx.scene.control.Tooltip";

    @TempDir
    Path folder;

    private WindowUnderTest open(String language) throws Exception {
        Files.writeString(folder.resolve("console.properties"), "language=" + language + "\n" + LARGE);
        LedgerDatabase ledger = SampleLedger.fill(TestDatabase.H2_MEMORY.open(), 60);
        WindowUnderTest window = new WindowUnderTest(() -> ledger, folder, Environment.LOCAL, false);
        window.until(
                "rows",
                () -> window.stage().getScene().lookup("#table") instanceof TableView<?> table
                        && !table.getItems().isEmpty());
        return window;
    }

    @Test
    void theBannerGivesWayInOrderAndSaysTheWholeInTooltips() throws Exception {
        try (WindowUnderTest window = open("en")) {
            Labeled database = window.find("#database", Button.class);
            assertThat(database.getTooltip().getText()).startsWith("H2 · test ledger\n");
            assertThat(isWhole(database)).as("the database's name").isTrue();
            assertThat(isWhole(window.find("#mode", Labeled.class)))
                    .as("the mode")
                    .isTrue();
            Labeled operator = window.find("#operator", Labeled.class);
            Labeled icon = window.find("#operatorIcon", Labeled.class);
            assertThat(operator.isVisible()).isNotEqualTo(icon.isVisible());
            assertThat(!operator.isVisible() || isWhole(operator))
                    .as("the operator's name")
                    .isTrue();
            assertThat(icon.getTooltip().getText()).startsWith("tester: ");
            for (int more = 0; more < 4; more++) {
                window.robot().press(KeyCode.CONTROL, KeyCode.PLUS).release(KeyCode.PLUS, KeyCode.CONTROL);
            }
            window.until(
                    "brand and operator give way",
                    () -> !window.find("#brand", Labeled.class).isVisible() && icon.isVisible());
            assertThat(isWhole(window.find("#mode", Labeled.class))).isTrue();
            window.robot().press(KeyCode.CONTROL, KeyCode.DIGIT0).release(KeyCode.DIGIT0, KeyCode.CONTROL);
            window.until(
                    "all of it again",
                    () -> window.find("#brand", Labeled.class).isVisible() && operator.isVisible());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ko"})
    void whatIsCutTellsTheWholeInATooltip(String language) throws Exception {
        try (WindowUnderTest window = open(language)) {
            for (Place place : Place.ALL) {
                window.act(() -> window.find("#place-" + place.name(), ToggleButton.class)
                        .fire());
                window.until("the place", () -> window.stage().getScene().lookup(".place") != null);
                if (place.name().equals("timelines")) {
                    play(window);
                }
                window.act(() -> window.stage().getScene().getRoot().layout());
                assertThat(cut()).as(place.name()).isEmpty();
            }
        }
    }

    private static void play(WindowUnderTest window) {
        window.until("a timeline", () -> !window.find("#step", Button.class).isDisabled());
        for (int step = 0; step < 3; step++) {
            window.until("rest", () -> !window.find("#step", Button.class).isDisabled());
            window.act(() -> window.find("#step", Button.class).fire());
        }
        window.until("rest", () -> !window.find("#step", Button.class).isDisabled());
    }

    private static List<String> cut() {
        return WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(() -> OnScreen.nodes().stream()
                .filter(node -> node instanceof Labeled)
                .map(Labeled.class::cast)
                .filter(labeled -> !isWhole(labeled) && !hasTooltip(labeled))
                .map(labeled -> labeled.getText() + "  " + labeled.getStyleClass())
                .distinct()
                .toList()));
    }

    private static boolean isWhole(Labeled labeled) {
        return labeled.getText() == null
                || labeled.getText().isEmpty()
                || !(labeled.lookup(".text") instanceof Text text)
                || !text.getText().contains("...") && !text.getText().contains("…")
                || text.getText().equals(labeled.getText());
    }

    /** Its own, or that of the cell or mark that it stands in. */
    private static boolean hasTooltip(Node node) {
        for (Node one = node; one != null; one = one.getParent()) {
            if (one instanceof Control control && control.getTooltip() != null
                    || one.getProperties().get(TOOLTIP) != null) {
                return true;
            }
        }
        return false;
    }
}
