package dev.onceledger.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.console.shell.Place;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.testing.TestDatabase;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the window finds again at its next start, and how it greets at its first. */
class RememberedWindowTest {
    private static final String BASE = "language=en\nzone=UTC\n";

    @TempDir
    Path folder;

    private WindowUnderTest open(String preferences) throws Exception {
        Files.writeString(folder.resolve("console.properties"), BASE + preferences);
        LedgerDatabase filled = SampleLedger.fill(TestDatabase.H2_MEMORY.open(), 30);
        return new WindowUnderTest(() -> filled, folder, Environment.LOCAL, false);
    }

    private Properties kept() throws Exception {
        Properties kept = new Properties();
        try (var reader = Files.newBufferedReader(folder.resolve("console.properties"))) {
            kept.load(reader);
        }
        return kept;
    }

    private static TableView<?> table(WindowUnderTest window) {
        window.until(
                "rows",
                () -> window.stage().getScene().lookup("#table") instanceof TableView<?> table
                        && !table.getItems().isEmpty());
        return window.find("#table", TableView.class);
    }

    private static List<String> columns(TableView<?> table) {
        return table.getColumns().stream()
                .filter(TableColumn::isVisible)
                .map(TableColumn::getId)
                .toList();
    }

    @Test
    void columnsAreFoundAgainAsTheyWereLeft() throws Exception {
        try (WindowUnderTest window = open("welcome=seen\n")) {
            TableView<?> table = table(window);
            window.act(() -> {
                column(table, "column-http").setVisible(false);
                move(table, "column-created", 0);
            });
        }
        assertThat(kept().getProperty("table.keys.hidden")).isEqualTo("column-http");
        LedgerDatabase filled = SampleLedger.fill(TestDatabase.H2_MEMORY.open(), 30);
        try (WindowUnderTest window = new WindowUnderTest(() -> filled, folder, Environment.LOCAL, false)) {
            assertThat(columns(table(window))).startsWith("column-created").doesNotContain("column-http");
        }
    }

    private static TableColumn<?, ?> column(TableView<?> table, String id) {
        return table.getColumns().stream()
                .filter(column -> column.getId().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static <R> void move(TableView<R> table, String id, int to) {
        TableColumn<R, ?> moved = table.getColumns().stream()
                .filter(column -> column.getId().equals(id))
                .findFirst()
                .orElseThrow();
        List<TableColumn<R, ?>> order = new java.util.ArrayList<>(table.getColumns());
        order.remove(moved);
        order.add(to, moved);
        table.getColumns().setAll(order);
    }

    @Test
    void placeSplitAndFilterAreFoundAgain() throws Exception {
        try (WindowUnderTest window =
                open("welcome=seen\nplace=activity\nsplit.activity=0.58\nactivity.test\\ ledger.text=unconfirmed\n")) {
            assertThat(table(window).getItems()).hasSize(1);
            assertThat(window.find("#search", TextField.class).getText()).isEqualTo("unconfirmed");
            SplitPane split = window.find("#split", SplitPane.class);
            window.until("the divider", () -> Math.abs(split.getDividerPositions()[0] - 0.58) < 0.02);
            window.act(() -> window.find("#place-sweep", ToggleButton.class).fire());
        }
        assertThat(kept().getProperty("place")).isEqualTo("sweep");
    }

    @Test
    void theDryRunsTableLooksTheSameWhenOnePlaceHasBeenLookedAtInBetween() throws Exception {
        Files.writeString(folder.resolve("console.properties"), BASE + "welcome=seen\nplace=sweep\n");
        LedgerDatabase someDue = SampleLedger.fill(TestDatabase.H2_MEMORY.open(), 200);
        try (WindowUnderTest window = new WindowUnderTest(() -> someDue, folder, Environment.LOCAL, false)) {
            window.until("the place", () -> window.stage().getScene().lookup("#count") != null);
            window.act(() -> window.find("#count", Button.class).fire());
            List<Double> before = dryRunWidths(window);
            window.act(() -> window.find("#place-activity", ToggleButton.class).fire());
            window.act(() -> window.find("#place-sweep", ToggleButton.class).fire());
            assertThat(dryRunWidths(window)).isEqualTo(before);
        }
    }

    private static List<Double> dryRunWidths(WindowUnderTest window) {
        window.until("the plan", () -> window.stage().getScene().lookup("#planned .table-row-cell") != null);
        window.act(() -> window.stage().getScene().getRoot().layout());
        TableView<?> table = window.find("#planned #table", TableView.class);
        return table.getColumns().stream().map(TableColumn::getWidth).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"start", "#language", "shortcut"})
    void timelinesAnswerToTheirKeysAtOnce(String after) throws Exception {
        boolean fromElsewhere = after.equals("shortcut");
        try (WindowUnderTest window =
                open("welcome=seen\nplace=" + (fromElsewhere ? "activity" : "timelines") + "\n")) {
            if (fromElsewhere) {
                window.until("activity", () -> window.stage().getScene().lookup("#search") != null);
                window.act(() -> window.find("#larger", Button.class).requestFocus());
                window.robot().press(KeyCode.CONTROL, KeyCode.DIGIT4).release(KeyCode.DIGIT4, KeyCode.CONTROL);
            }
            window.until("timelines", () -> window.stage().getScene().lookup("#step") != null);
            if (after.startsWith("#")) {
                window.press(after);
                window.until(
                        "Korean",
                        () -> !window.find("#step", Button.class).getText().equals("Step"));
            }
            window.until("a timeline", () -> !window.find("#step", Button.class).isDisabled());
            window.robot().push(KeyCode.RIGHT);
            window.until(
                    "a tick",
                    () -> window.find("#where", Labeled.class).getText().contains("1"));
            window.press("#restart");
            window.act(() -> window.find("#place-timelines", ToggleButton.class).requestFocus());
            window.robot().push(KeyCode.SPACE);
            window.until(
                    "a tick",
                    () -> window.find("#where", Labeled.class).getText().contains("1"));
        }
    }

    @Test
    void timelinesRememberTheirDividerForUsualAndForLargeType() throws Exception {
        try (WindowUnderTest window = open("welcome=seen\nplace=timelines\nsplit.timelines=0.55\n")) {
            window.until("the place", () -> window.stage().getScene().lookup(".timelines #split") != null);
            SplitPane split = window.find(".timelines #split", SplitPane.class);
            window.until("the divider", () -> Math.abs(split.getDividerPositions()[0] - 0.55) < 0.02);
            Node divider = split.lookup(".split-pane-divider");
            window.act(() -> {
                split.setDividerPositions(0.5);
                divider.fireEvent(new MouseEvent(
                        MouseEvent.MOUSE_RELEASED,
                        0,
                        0,
                        0,
                        0,
                        MouseButton.PRIMARY,
                        1,
                        false,
                        false,
                        false,
                        false,
                        false,
                        false,
                        false,
                        false,
                        false,
                        false,
                        null));
            });
            for (int more = 0; more < 4; more++) {
                window.robot().press(KeyCode.CONTROL, KeyCode.PLUS).release(KeyCode.PLUS, KeyCode.CONTROL);
            }
            window.until("the divider of large type", () -> split.getDividerPositions()[0] > 0.7);
            window.robot().press(KeyCode.CONTROL, KeyCode.DIGIT0).release(KeyCode.DIGIT0, KeyCode.CONTROL);
            window.until("where it was dragged to", () -> Math.abs(split.getDividerPositions()[0] - 0.5) < 0.02);
        }
        assertThat(Double.parseDouble(kept().getProperty("split.timelines"))).isBetween(0.48, 0.52);
        assertThat(kept()).doesNotContainKey("split.timelines.large");
    }

    @Test
    void whatNobodyCanMeanIsIgnored() throws Exception {
        try (WindowUnderTest window = open("""
                welcome=seen
                place=kitchen
                theme=plaid
                contrast=7
                scale=enormous
                window.bounds=90000 NaN 4 x
                window.maximized=perhaps
                split.keys.alone=7 9
                table.keys.order=column-none column-status
                table.keys.widths=column-status:9999999 column-http:-4 nonsense
                table.keys.hidden=column-nothing
                keys.overview=ajar
                activity.test\\ ledger.whose=NOBODY
                inflight.seconds=often
                """)) {
            assertThat(columns(table(window))).startsWith("column-status").contains("column-key");
            assertThat(window.stage().getWidth()).isBetween(600.0, 2000.0);
            for (Place place : Place.ALL) {
                window.act(() -> window.find("#place-" + place.name(), ToggleButton.class)
                        .fire());
            }
        }
    }

    @Test
    void aWindowThatWasLeftOnAScreenThatIsGoneComesBackToOneThatIsThere() throws Exception {
        try (WindowUnderTest window = open("welcome=seen\nwindow.bounds=90000 50 900 600\n")) {
            table(window);
            assertThat(window.stage().getX()).isLessThan(5000);
        }
        try (WindowUnderTest window = open("welcome=seen\nwindow.bounds=40 30 1300 800\n")) {
            table(window);
            assertThat(List.of(window.stage().getX(), window.stage().getY())).containsExactly(40.0, 30.0);
            assertThat(List.of(window.stage().getWidth(), window.stage().getHeight()))
                    .containsExactly(1300.0, 800.0);
        }
        assertThat(kept().getProperty("window.bounds")).isEqualTo("40.0 30.0 1300.0 800.0");
    }

    @Test
    void theWelcomeHasThreeStepsAndNeverComesAgain() throws Exception {
        try (WindowUnderTest window = open("")) {
            window.until("the welcome", () -> next(window) != null);
            window.until("a record", () -> window.stage().getScene().lookup("#fields") != null);
            window.act(() -> ((Button) next(window)).fire());
            assertThat(window.find("#place-timelines", ToggleButton.class).isSelected())
                    .isTrue();
            window.act(() -> window.find("#language", Button.class).fire());
            assertThat(next(window)).as("in the other language").isNotNull();
            window.act(() -> ((Button) next(window)).fire());
            window.until("a count", () -> {
                Node planned = window.stage().getScene().lookup("#planned");
                return planned != null && planned.isVisible();
            });
            window.act(() -> ((Button) next(window)).fire());
            assertThat(next(window)).isNull();
        }
        assertThat(kept().getProperty("welcome")).isEqualTo("seen");
    }

    private static Node next(WindowUnderTest window) {
        return window.stage().getScene().lookup("#welcome-next");
    }

    @Test
    void bannerAndStatusBarStayInTheWindowHoweverMuchThePlaceWants() throws Exception {
        try (WindowUnderTest window = open("welcome=seen\nplace=timelines\nwindow.bounds=0 0 1180 640\n")) {
            window.until("the place", () -> window.stage().getScene().lookup("#openSend") != null);
            window.act(() -> window.find("#openSend", ToggleButton.class).fire());
            window.until("the panel", () -> window.stage().getScene().lookup(".send-panel") != null);
            window.act(() -> window.stage().getScene().getRoot().layout());
            assertThat(inScene(window, "#banner").getMinY()).isNotNegative();
            assertThat(inScene(window, "#openSend").getMaxY())
                    .isLessThanOrEqualTo(window.stage().getScene().getHeight());
        }
    }

    private static Bounds inScene(WindowUnderTest window, String query) {
        Node node = window.stage().getScene().lookup(query);
        return node.localToScene(node.getLayoutBounds());
    }

    @Test
    void escapeEndsTheWelcomeAndHelpIsThereForEveryPlace() throws Exception {
        try (WindowUnderTest window = open("")) {
            window.until("the welcome", () -> next(window) != null);
            window.act(() -> window.find("#database", Button.class).fire());
            assertThat(guide(window).isVisible()).as("told over a dialog").isFalse();
            window.act(() -> window.find("#close", Button.class).fire());
            window.until(
                    "the welcome, where the dialog was", () -> guide(window).isVisible());
            window.act(() -> window.find("#database", Button.class).fire());
            window.act(() -> window.find("#profiles", ListView.class).requestFocus());
            window.robot().press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
            window.until("the welcome, since Escape ends the dialog alone", () -> guide(window)
                    .isVisible());
            window.robot().press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
            window.until("no welcome", () -> next(window) == null);
            for (Place place : Place.ALL) {
                window.act(() -> window.find("#place-" + place.name(), ToggleButton.class)
                        .fire());
                window.robot().press(KeyCode.SHIFT, KeyCode.F1).release(KeyCode.F1, KeyCode.SHIFT);
                window.until("help", () -> window.stage().getScene().lookup("#help-close") != null);
                assertThat(told(window)).as(place.name()).anyMatch(text -> text.length() > 200);
                window.act(() -> window.find("#help-close", Button.class).fire());
            }
            window.act(() -> window.find("#place-keys", ToggleButton.class).fire());
            window.act(() -> window.find("#help", Button.class).fire());
            assertThat(told(window)).anyMatch(text -> text.contains("UUIDv4")).contains("POST", "DELETE");
        }
    }

    private static Node guide(WindowUnderTest window) {
        return window.stage().getScene().lookup(".guide");
    }

    private static List<String> told(WindowUnderTest window) {
        return Stream.of(guide(window))
                .flatMap(node -> node.lookupAll(".label").stream())
                .map(label -> ((Labeled) label).getText())
                .toList();
    }
}
