package dev.onceledger.console;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.read.ListAppender;
import dev.onceledger.browse.ExportFormat;
import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.KeyExport;
import dev.onceledger.browse.KeyFilter;
import dev.onceledger.browse.KeyRow;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.testing.TestDatabase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** One tour through everything that the window can show, in both languages; what each test is about is noted on the way. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WholeWindowTest {
    private static final int KEYS = 30;
    private static final double READABLE = 4.5;
    private static final double READABLE_FROM_AFAR = 7;
    private static final Pattern HANGUL = Pattern.compile("[가-힣]");
    /** Timeline files are written in one language, and so is what is wrong in one. */
    private static final Pattern OF_TIMELINE_FILES = Pattern.compile("^(?:run [A-Z] to |t0-t4:\\d+:\\d+: )");

    private static final Pattern SENTENCE = Pattern.compile("\\p{Alpha}{2,} \\p{Lower}{2,} \\p{Lower}{2,}");

    private final Set<String> keyboard = new LinkedHashSet<>();
    private final Set<String> pale = new LinkedHashSet<>();
    private final Set<String> givenAway = new LinkedHashSet<>();
    private final Set<String> untranslated = new LinkedHashSet<>();
    private final ListAppender<ILoggingEvent> logged = new ListAppender<>();
    private int lookedAt;
    private LedgerDatabase ledger;
    private WindowUnderTest window;
    private Rooms rooms;

    @BeforeAll
    void tour(@TempDir Path folder) throws Exception {
        logged.start();
        ((Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME)).addAppender(logged);
        ledger = PlantedSecret.in(SampleLedger.fill(TestDatabase.H2_MEMORY.open(), KEYS));
        window = new WindowUnderTest(() -> ledger, folder, Environment.LOCAL, false);
        rooms = new Rooms(window, ledger);
        window.until("the ledger", () -> window.stage().getScene().lookup("#table") != null);
        rooms.tour(room -> {
            noteKeyboard("en", room);
            noteSecrets(room);
            noteContrast(room);
        });
        window.act(() -> window.find("#language", Button.class).fire());
        rooms.tour(room -> {
            noteKeyboard("ko", room);
            noteSecrets(room);
            noteEnglish(room);
        });
    }

    @AfterAll
    void close() {
        ((Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME)).detachAppender(logged);
        window.close();
    }

    private void noteKeyboard(String language, String room) {
        window.act(() -> FocusWalk.faults(rooms.keyboard())
                .forEach(fault -> keyboard.add(language + ", " + room + ": " + fault)));
    }

    private void noteSecrets(String room) {
        window.act(
                () -> PlantedSecret.givenAwayBy(OnScreen.texts()).forEach(text -> givenAway.add(room + ": " + text)));
    }

    private void noteContrast(String room) {
        // Putting the whole window into another look is slow: high contrast is looked at in every third room.
        int looks = lookedAt++ % 3 == 0 ? 4 : 2;
        for (int look = 0; look < looks; look++) {
            double least = look < 2 ? READABLE : READABLE_FROM_AFAR;
            window.act(() -> OnScreen.painted().stream()
                    .filter(text -> Contrast.of(text) < least)
                    .forEach(text -> pale.add(room + ": " + told(text))));
            window.act(() -> window.find("#theme", Button.class).fire());
            if (looks == 4 && look % 2 == 1) {
                window.act(() -> window.stage()
                        .getScene()
                        .getAccelerators()
                        .get(new KeyCodeCombination(KeyCode.H, KeyCombination.SHORTCUT_DOWN))
                        .run());
            }
            rooms.dressPaletteAgain();
        }
    }

    private void noteEnglish(String room) {
        window.act(() -> OnScreen.texts().stream()
                .filter(text ->
                        SENTENCE.matcher(text).find() && !HANGUL.matcher(text).find())
                .filter(text -> !OF_TIMELINE_FILES.matcher(text).find())
                .forEach(text -> untranslated.add(room + ": " + text)));
    }

    private String told(Text text) {
        return "%s %s in %s, %.2f"
                        .formatted(
                                text.getStyleClass(),
                                text.getText(),
                                text.getParent().getStyleClass(),
                                Contrast.of(text))
                + " " + window.stage().getScene().getRoot().getStyleClass() + " " + text.getFill();
    }

    @Test
    void theTabKeyReachesEveryControlInReadingOrderAndEachHasAName() {
        assertThat(keyboard).isEmpty();
    }

    @Test
    void everyTextIsReadableInBothThemesAndFromAfarInHighContrast() {
        assertThat(pale).isEmpty();
    }

    @Test
    void noSecretIsOnTheScreenBeforeItIsRevealed() {
        assertThat(givenAway).isEmpty();
    }

    @Test
    void inKoreanNoEnglishSentenceIsLeft() {
        assertThat(untranslated).isEmpty();
    }

    @Test
    void noSecretLeavesInACopyAnExportOrALog() throws Exception {
        List<String> left = new ArrayList<>();
        rooms.place("keys");
        window.until("rows", () -> table() != null && !table().getItems().isEmpty());
        window.act(() -> {
            table().getSelectionModel().clearAndSelect(planted());
            for (MenuItem item : table().getContextMenu().getItems()) {
                if (item.getOnAction() != null) {
                    item.fire();
                    left.add(Clipboard.getSystemClipboard().getString());
                }
            }
        });
        assertThat(left).hasSize(3).allMatch(copy -> copy.contains(PlantedSecret.KEY));
        for (ExportFormat format : ExportFormat.values()) {
            StringBuilder file = new StringBuilder();
            new KeyExport(new KeyBrowser(ledger), format).all(KeyFilter.all(), file, count -> {});
            left.add(file.toString());
        }
        logged.list.forEach(event -> left.add(event.getFormattedMessage()
                + (event.getThrowableProxy() == null ? "" : ThrowableProxyUtil.asString(event.getThrowableProxy()))));
        assertThat(PlantedSecret.givenAwayBy(left)).isEmpty();
    }

    private int planted() {
        return IntStream.range(0, table().getItems().size())
                .filter(row ->
                        ((KeyRow) table().getItems().get(row)).scope().key().equals(PlantedSecret.KEY))
                .findFirst()
                .orElseThrow();
    }

    private TableView<?> table() {
        return (TableView<?>) window.stage().getScene().lookup("#table");
    }

    @Test
    void theArrowKeysChooseAmongButtonsOfWhichOneIsOn() {
        rooms.place("keys");
        press("#place-keys", KeyCode.DOWN);
        window.until("the next place", () -> window.stage().getScene().lookup("#interval") != null);
        press("#place-inflight", KeyCode.UP);
        window.until(
                "the place before",
                () -> table() != null && window.stage().getScene().lookup("#filter") != null);
        window.act(() -> window.find("#database", Button.class).fire());
        window.until("a profile", () -> window.stage().getScene().lookup("#environments-TEST") != null);
        window.act(() -> window.find("#add", Button.class).fire());
        String before = window.find("#means", Label.class).getText();
        press("#environments-TEST", KeyCode.RIGHT);
        assertThat(window.find("#means", Label.class).getText()).isNotEqualTo(before);
        window.act(() -> window.find("#close", Button.class).fire());
    }

    private void press(String query, KeyCode key) {
        window.act(() -> {
            Node node = window.stage().getScene().lookup(query);
            node.requestFocus();
            Event.fireEvent(node, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
        });
    }
}
