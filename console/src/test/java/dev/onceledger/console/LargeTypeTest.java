package dev.onceledger.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.console.shell.Place;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.testing.TestDatabase;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.util.WaitForAsyncUtils;

/** The window half as large again on a small screen, as in a room with a projector. */
class LargeTypeTest {
    private static final String SMALL = "zone=UTC\nwelcome=seen\nwindow.bounds=0 0 1180 720\n";
    private static final double HALF_AS_LARGE_AGAIN = 1.5;
    /** Under which JavaFX keeps the tooltip of a node that is no control. */
    private static final String TOOLTIP = "javafx.scene.control.Tooltip";

    /** What a long key is cut to at least, in pixels. */
    private static final double TEN_LETTERS = 100;

    /** So many that the oldest of them have expired. */
    private static final int SOME_DUE = 200;

    @TempDir
    Path folder;

    private WindowUnderTest open(String language) throws Exception {
        return open(language, 60, HALF_AS_LARGE_AGAIN);
    }

    private WindowUnderTest open(String language, int keys, double scale) throws Exception {
        Files.writeString(
                folder.resolve("console.properties"), "language=" + language + "\nscale=" + scale + "\n" + SMALL);
        LedgerDatabase ledger = SampleLedger.fill(TestDatabase.H2_MEMORY.open(), keys);
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
                assertThat(cut(window)).as(place.name()).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ko"})
    void whatIsExpiringAndDueAndHowRunsEndedCanBeRead(String language) throws Exception {
        try (WindowUnderTest window = open(language, SOME_DUE, HALF_AS_LARGE_AGAIN)) {
            window.until("keys that expire", () -> !window.robot()
                    .lookup(".overview-next .hyperlink")
                    .queryAll()
                    .isEmpty());
            window.act(() -> window.stage().getScene().getRoot().layout());
            assertThat(window.robot().lookup(".overview-next .hyperlink").queryAll())
                    .allSatisfy(key -> assertThat(((Region) key).getWidth()).isGreaterThan(TEN_LETTERS));
            window.act(() -> window.find("#place-sweep", ToggleButton.class).fire());
            window.until("the bars", () -> !window.robot()
                    .lookup(".count-bars .label")
                    .queryAll()
                    .isEmpty());
            sweepOnce(window);
            assertThat(cut(window, ".count-bars")).isEmpty();
            assertThat(cut(window, ".past")).isEmpty();
        }
    }

    private static void sweepOnce(WindowUnderTest window) {
        window.act(() -> window.find("#count", Button.class).fire());
        window.until("the plan", () -> window.find("#planned", Node.class).isVisible());
        window.act(() -> window.find("#reason", TextInputControl.class).setText("before the audit"));
        window.act(() -> window.find(".danger", Button.class).fire());
        window.until(
                "the run",
                () -> !window.robot().lookup(".past .principal").queryAll().isEmpty());
    }

    @Test
    void everyLaneAndWhatTheFileSaysIsThereAndTheDrawingCanHaveTheRoom() throws Exception {
        try (WindowUnderTest window = open("en")) {
            toTimelines(window);
            play(window);
            ScrollPane drawing = window.find(".lanes-scroll", ScrollPane.class);
            assertThat(seen(window, ".lane-head")).containsExactly("A", "B", "Ledger", "Orders", "Stock", "Observer");
            assertThat(seen(window, ".lane-action")).contains("run A to committed");
            double before = drawing.getHeight();
            window.act(drawing::requestFocus);
            window.robot().press(KeyCode.F11).release(KeyCode.F11);
            window.until("more room", () -> drawing.getHeight() > 1.6 * before);
            window.robot().press(KeyCode.F11).release(KeyCode.F11);
            window.until("as before", () -> drawing.getHeight() == before);
        }
    }

    /** A status has no place where it could be parted. */
    @ParameterizedTest
    @ValueSource(doubles = {1, 1.3, HALF_AS_LARGE_AGAIN})
    void aStatusInALaneStandsOnOneLine(double scale) throws Exception {
        try (WindowUnderTest window = open("ko", 60, scale)) {
            toTimelines(window);
            play(window);
            List<Text> statuses = window.robot().lookup(".lanes-scroll .text").queryAllAs(Text.class).stream()
                    .filter(text -> text.getText().equals("PROCESSING")
                            || text.getText().equals("SUCCEEDED"))
                    .toList();
            assertThat(statuses).hasSize(2).allSatisfy(status -> assertThat(
                            status.getLayoutBounds().getHeight())
                    .as(status.getText())
                    .isLessThan(2 * status.getFont().getSize()));
        }
    }

    @Test
    void lanesWithoutRoomAreScrolledToAndWhatTheFileSaysStandsAboveItsRow() throws Exception {
        try (WindowUnderTest window = open("en")) {
            toTimelines(window);
            window.act(() -> window.find("#two", ToggleButton.class).fire());
            play(window);
            ScrollPane drawing = window.find(".lanes-scroll", ScrollPane.class);
            Region lanes = (Region) drawing.getContent();
            assertThat(lanes.getWidth())
                    .isGreaterThan(drawing.getViewportBounds().getWidth());
            Region said = (Region) lanes.lookup(".lane-action");
            Region mark = (Region) lanes.lookup(".lane-cell");
            assertThat(said.isVisible()).isTrue();
            assertThat(mark.getLayoutY())
                    .isGreaterThanOrEqualTo(said.getBoundsInParent().getMaxY());
            window.act(() -> drawing.setHvalue(1));
            Node observer = window.robot().lookup(".lane-head").queryAll().stream()
                    .filter(node -> ((Labeled) node).getText().equals("Observer"))
                    .findFirst()
                    .orElseThrow();
            Bounds seen = drawing.localToScene(drawing.getBoundsInLocal());
            assertThat(seen.getMaxX())
                    .isGreaterThanOrEqualTo(
                            observer.localToScene(observer.getBoundsInLocal()).getMaxX());
        }
    }

    @Test
    void besideTheOpenSendPanelNothingOfThePlaceLiesOnSomethingElse() throws Exception {
        try (WindowUnderTest window = open("en")) {
            toTimelines(window);
            window.act(() -> window.find("#openSend", ToggleButton.class).fire());
            window.act(() -> window.stage().getScene().getRoot().layout());
            Node controls = window.find(".timelines-controls", Node.class);
            Node chosen = window.find(".where-bar", Node.class);
            assertThat(chosen.localToScene(chosen.getBoundsInLocal()).getMinY())
                    .isGreaterThanOrEqualTo(
                            controls.localToScene(controls.getBoundsInLocal()).getMaxY());
            assertThat(window.find(".send-panel", Region.class).getHeight())
                    .isLessThan(window.stage().getScene().getHeight() / 2);
        }
    }

    private static List<String> seen(WindowUnderTest window, String query) {
        return window.robot().lookup(query).queryAll().stream()
                .filter(Node::isVisible)
                .map(node -> ((Labeled) node).getText())
                .toList();
    }

    private static void toTimelines(WindowUnderTest window) {
        window.act(() -> window.find("#place-timelines", ToggleButton.class).fire());
        window.until("the place", () -> window.stage().getScene().lookup(".timelines") != null);
    }

    private static void play(WindowUnderTest window) {
        for (int step = 0; step < 3; step++) {
            window.press("#step");
        }
        window.until("rest", () -> !window.find("#step", Button.class).isDisabled());
    }

    private static List<String> cut(WindowUnderTest window) {
        return WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(() -> laidOut(window).stream()
                .filter(node -> node instanceof Labeled)
                .map(Labeled.class::cast)
                .filter(labeled -> !isWhole(labeled) && !hasTooltip(labeled))
                .map(labeled -> labeled.getText() + "  " + labeled.getStyleClass())
                .distinct()
                .toList()));
    }

    private static List<String> cut(WindowUnderTest window, String query) {
        return WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(() -> laidOut(window).stream()
                .filter(node -> node.getStyleClass().contains(query.substring(1)))
                .flatMap(node -> node.lookupAll(".label").stream())
                .map(Labeled.class::cast)
                .filter(labeled -> !isWhole(labeled))
                .map(Labeled::getText)
                .toList()));
    }

    /** In one piece with what looks at them: the service may come up at any time and show its counts. */
    private static List<Node> laidOut(WindowUnderTest window) {
        window.stage().getScene().getRoot().layout();
        return OnScreen.nodes();
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
