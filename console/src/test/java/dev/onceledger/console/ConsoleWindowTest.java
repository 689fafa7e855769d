package dev.onceledger.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.browse.KeyRow;
import dev.onceledger.console.shell.Place;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.testing.TestDatabase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ConsoleWindowTest {
    private static final int KEYS = 60;

    @TempDir
    Path folder;

    private WindowUnderTest open() throws Exception {
        LedgerDatabase filled = SampleLedger.fill(TestDatabase.H2_MEMORY.open(), KEYS);
        return new WindowUnderTest(() -> filled, folder, Environment.LOCAL, false);
    }

    private static void untilRows(WindowUnderTest window) {
        window.until("rows in the table", () -> {
            assertThat(isSeen(window, "#failure"))
                    .as("the ledger could not be opened")
                    .isFalse();
            return window.stage().getScene().lookup("#table") instanceof TableView<?> table
                    && !table.getItems().isEmpty();
        });
    }

    private static boolean isSeen(WindowUnderTest window, String selector) {
        Node node = window.stage().getScene().lookup(selector);
        return node != null && node.isVisible();
    }

    private static void openFirstRecord(WindowUnderTest window) {
        untilRows(window);
        TableView<?> table = window.find("#table", TableView.class);
        window.act(() -> table.getSelectionModel().select(0));
        window.until("the record", () -> window.stage().getScene().lookup("#fields") != null);
    }

    @ParameterizedTest
    @EnumSource(names = {"H2_MEMORY", "POSTGRESQL"})
    void theWindowShowsTheLedgersRowsAndAsksNothingOnTheScreensThread(TestDatabase kind) throws Exception {
        try (WatchedDriver driver = new WatchedDriver();
                WindowUnderTest window = new WindowUnderTest(
                        () -> SampleLedger.fill(
                                LedgerDatabase.open(driver.watching(kind.target()))
                                        .migrate(),
                                KEYS),
                        folder,
                        Environment.LOCAL,
                        false)) {
            openFirstRecord(window);
            TableView<?> table = window.find("#table", TableView.class);
            assertThat(table.getItems()).hasSize(KEYS);
            assertThat(((KeyRow) table.getItems().get(0)).scope().key()).isEqualTo("checkout-20260914-001");
            window.robot().press(KeyCode.CONTROL, KeyCode.DIGIT3).release(KeyCode.DIGIT3, KeyCode.CONTROL);
            window.until("the sweep", () -> window.stage().getScene().lookup("#count") instanceof Button);
            window.act(() -> window.find("#count", Button.class).fire());
            window.until(
                    "the plan",
                    () -> window.stage().getScene().lookup("#planned").isVisible());
            for (String place : List.of("inflight", "activity")) {
                window.act(
                        () -> window.find("#place-" + place, ToggleButton.class).fire());
                untilRows(window);
            }
            assertThat(driver.callsElsewhere()).isNotEmpty();
            assertThat(driver.callsOnScreen()).isEmpty();
        }
    }

    @Test
    void whoHasJustChosenATimelineInTheRailPlaysItWithTheArrows() throws Exception {
        LedgerDatabase ledger = SampleLedger.fill(TestDatabase.H2_MEMORY.open(), KEYS);
        try (WindowUnderTest window = new WindowUnderTest(() -> ledger, folder, Environment.LOCAL, false)) {
            ToggleButton timelines = window.find("#place-timelines", ToggleButton.class);
            window.act(() -> {
                timelines.requestFocus();
                timelines.fire();
            });
            playsATick(window);
            assertThat(timelines.isSelected()).isTrue();
        }
    }

    private static void playsATick(WindowUnderTest window) {
        window.until(
                "a timeline",
                () -> window.stage().getScene().lookup("#step") instanceof Button step && !step.isDisabled());
        window.robot().press(KeyCode.RIGHT).release(KeyCode.RIGHT);
        window.until(
                "a tick",
                () -> window.stage().getScene().lookup("#restart") instanceof Button restart && !restart.isDisabled());
    }

    @Test
    void theKeyboardGoesAlongToTheNextPlace() throws Exception {
        LedgerDatabase ledger = SampleLedger.fill(TestDatabase.H2_MEMORY.open(), KEYS);
        try (WindowUnderTest window = new WindowUnderTest(() -> ledger, folder, Environment.LOCAL, false)) {
            openFirstRecord(window);
            window.act(() -> window.find("#table", TableView.class).requestFocus());
            window.robot().press(KeyCode.CONTROL, KeyCode.DIGIT4).release(KeyCode.DIGIT4, KeyCode.CONTROL);
            playsATick(window);
        }
    }

    @Test
    void theWindowIsThereWhileTheLedgerIsBeingOpenedAndAFailureHasAWayOut() throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        AtomicInteger tried = new AtomicInteger();
        try (WindowUnderTest window = new WindowUnderTest(
                () -> {
                    go.await();
                    if (tried.incrementAndGet() == 1) {
                        throw new IllegalStateException("nobody listens on port 5432");
                    }
                    return SampleLedger.fill(TestDatabase.H2_MEMORY.open(), 3);
                },
                folder,
                Environment.TEST,
                true)) {
            window.until("the waiting", () -> window.stage().isShowing() && isSeen(window, "#waiting"));
            go.countDown();
            window.until("the failure", () -> isSeen(window, "#failure"));
            assertThat(window.find("#problem", TextInputControl.class).getText())
                    .contains("port 5432");
            window.act(
                    () -> window.robot().lookup(".accent").queryAs(Button.class).fire());
            untilRows(window);
        }
    }

    @Test
    void aPlaceThatPeopleComeBackToShowsWhatWasWrittenMeanwhile() throws Exception {
        LedgerDatabase filled = SampleLedger.fill(TestDatabase.H2_MEMORY.open(), KEYS);
        try (WindowUnderTest window = new WindowUnderTest(() -> filled, folder, Environment.LOCAL, false)) {
            untilRows(window);
            window.act(() -> window.find("#place-activity", ToggleButton.class).fire());
            window.until("the activity", () -> window.stage().getScene().lookup("#table") instanceof TableView<?>);
            filled.client()
                    .sql(
                            "update idempotency_records set idem_key = 'come-back' where idem_key = 'checkout-20260914-001'")
                    .update();
            window.act(() -> window.find("#place-keys", ToggleButton.class).fire());
            window.until("the key as it is called now", () -> isFirst(window, "come-back"));
        }
    }

    @Test
    void theKeysShowWhatTheSendPanelHasSentBesideThem() throws Exception {
        try (WindowUnderTest window = open()) {
            untilRows(window);
            window.until(
                    "the service",
                    () -> window.stage().getScene().lookup("#power") instanceof ToggleButton power
                            && power.isSelected());
            window.act(() -> window.find("#openSend", ToggleButton.class).fire());
            window.until("the panel", () -> isSeen(window, ".send-draft #key"));
            window.act(() -> {
                window.find(".send-draft #key", TextInputControl.class).setText("sent-beside");
                window.find(".send-buttons .button", Button.class).fire();
            });
            window.until("the key that was sent", () -> isFirst(window, "sent-beside"));
        }
    }

    private static boolean isFirst(WindowUnderTest window, String key) {
        return window.stage().getScene().lookup("#table") instanceof TableView<?> table
                && !table.getItems().isEmpty()
                && table.getItems().get(0) instanceof KeyRow row
                && row.scope().key().equals(key);
    }

    @Test
    void switchingTheLanguageChangesEveryTextAndKeepsTheRecordOpen() throws Exception {
        try (WindowUnderTest window = open()) {
            openFirstRecord(window);
            assertThat(left(window, Locale.ENGLISH, Locale.KOREAN)).isNotEmpty();
            window.act(() -> window.find("#language", Button.class).fire());
            window.until("the record", () -> window.stage().getScene().lookup("#fields") != null);
            assertThat(left(window, Locale.ENGLISH, Locale.KOREAN)).isEmpty();
            window.act(() -> window.find("#openSend", ToggleButton.class).fire());
            for (Place place : Place.ALL) {
                window.act(() -> window.find("#place-" + place.name(), ToggleButton.class)
                        .fire());
                assertThat(left(window, Locale.ENGLISH, Locale.KOREAN))
                        .as(place.name())
                        .isEmpty();
            }
            openConnections(window);
            assertThat(left(window, Locale.ENGLISH, Locale.KOREAN)).isEmpty();
            closeConnections(window);
            window.act(() -> window.find("#language", Button.class).fire());
            assertThat(left(window, Locale.KOREAN, Locale.ENGLISH)).isEmpty();
        }
    }

    /** Texts on the screen that are in one language's bundle and read otherwise in the other's. */
    private static List<String> left(WindowUnderTest window, Locale from, Locale to) {
        ResourceBundle before = ResourceBundle.getBundle("dev.onceledger.console.i18n.messages", from);
        ResourceBundle after = ResourceBundle.getBundle("dev.onceledger.console.i18n.messages", to);
        List<String> foreign = before.keySet().stream()
                .filter(key -> !key.equals("banner.language"))
                .filter(key -> !before.getString(key).equals(after.getString(key)))
                .map(before::getString)
                .toList();
        return window.visible().stream()
                .flatMap(node -> texts(node).stream())
                .filter(foreign::contains)
                .toList();
    }

    private static List<String> texts(Node node) {
        List<String> texts = new ArrayList<>();
        if (node instanceof Labeled labeled && labeled.getText() != null) {
            texts.add(labeled.getText());
        }
        if (node instanceof TextInputControl input && input.getPromptText() != null) {
            texts.add(input.getPromptText());
        }
        if (node.getAccessibleText() != null) {
            texts.add(node.getAccessibleText());
        }
        return texts;
    }

    /** With a profile that has every field and a test of it that failed. */
    private static void openConnections(WindowUnderTest window) {
        window.act(() -> window.find("#database", Button.class).fire());
        window.until(
                "the profiles",
                () -> !window.find("#profiles", ListView.class).getItems().isEmpty());
        window.act(() -> window.find("#add", Button.class).fire());
        window.act(() -> {
            window.find("#address", TextInputControl.class).setText("jdbc:postgresql://127.0.0.1:1/shop");
            window.find("#user", TextInputControl.class).setText("ops");
        });
        window.act(() -> window.find("#test", Button.class).fire());
        window.until(
                "the test's end",
                () -> window.find(".outcome", Node.class).getStyleClass().contains("bad"));
    }

    private static void closeConnections(WindowUnderTest window) {
        window.act(() -> window.find("#close", Button.class).fire());
    }

    @Test
    void everythingGrowsWithTheShortcut() throws Exception {
        try (WindowUnderTest window = open()) {
            untilRows(window);
            Labeled place = window.find("#place-keys", ToggleButton.class);
            double before = place.getFont().getSize();
            Region chart = window.find(".hour-bars", Region.class);
            double high = chart.getHeight();
            window.robot().press(KeyCode.CONTROL, KeyCode.PLUS).release(KeyCode.PLUS, KeyCode.CONTROL);
            window.until("larger", () -> place.getFont().getSize() > before && chart.getHeight() > high);
            window.robot().press(KeyCode.CONTROL, KeyCode.DIGIT0).release(KeyCode.DIGIT0, KeyCode.CONTROL);
            window.until("as before", () -> place.getFont().getSize() == before);
        }
    }
}
