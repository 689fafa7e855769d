package dev.onceledger.console.timelines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.onceledger.console.Environment;
import dev.onceledger.console.TestBench;
import dev.onceledger.console.shell.PlaceView;
import dev.onceledger.console.shell.Views;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Language;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Background;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.design.verdict.Designs;
import dev.onceledger.testing.TestDatabase;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

class TimelinesPlaceTest {
    private static final String PLACE = "/dev/onceledger/console/timelines/timelines.fxml";
    private static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G'};

    @TempDir
    Path folder;

    private final FxRobot robot = new FxRobot();
    private final Background background = Background.ofWindow();
    private Texts texts;
    private final TestGrounds grounds = new TestGrounds();
    private LedgerDatabase database;
    private Workbench bench;
    private TimelinesModel model;
    private final StackPane room = new StackPane();
    private Scene scene;
    private PlaceView place;

    @BeforeEach
    void open() throws Exception {
        database = TestDatabase.H2_MEMORY.open();
        bench = TestBench.over(database, folder, Environment.LOCAL, false, background);
        texts = bench.texts();
        model = bench.model(
                TimelinesModel.class,
                ignored -> new TimelinesModel(background, grounds, new TestFiles(folder, "mine.timeline")));
        Stage stage = FxToolkit.registerPrimaryStage();
        FxToolkit.setupFixture(() -> {
            scene = new Scene(room, 1180, 720);
            bench.look().dress(scene);
            show();
            stage.setScene(scene);
            stage.show();
        });
        until(() -> model.play().mayStep());
    }

    @AfterEach
    void close() throws Exception {
        act(() -> place.leave());
        model.close();
        FxToolkit.cleanupStages();
        background.close();
        database.close();
    }

    private void show() {
        if (place != null) {
            place.leave();
        }
        Views.View view = Views.load(PLACE, texts, bench);
        place = (PlaceView) view.controller();
        room.getChildren().setAll(view.root());
    }

    private void act(Runnable action) {
        WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(action));
        WaitForAsyncUtils.waitForFxEvents();
    }

    private void until(Callable<Boolean> holds) {
        Awaitility.await()
                .atMost(Duration.ofSeconds(60))
                .until(() -> WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(holds)));
        WaitForAsyncUtils.waitForFxEvents();
    }

    private void press(KeyCode key, int ticksAfter) {
        act(() -> room.lookup(".lanes-scroll").requestFocus());
        robot.press(key).release(key);
        until(() -> model.play().reached() == ticksAfter
                && !model.play().panes().busyBinding().get());
    }

    private Set<String> words() {
        return room.lookupAll(".label").stream()
                .map(node -> ((Labeled) node).getText())
                .collect(Collectors.toSet());
    }

    private List<String> cells() {
        return room.lookupAll(".cell-area").stream()
                .map(node -> ((TextArea) node).getText())
                .toList();
    }

    @ParameterizedTest
    @EnumSource(
            value = Ground.class,
            names = {"H2_MEMORY", "POSTGRESQL"})
    void theKeyboardPlaysTheTeachingTimelineAndEveryCellSaysWhatTheTraceSays(Ground ground) {
        act(() -> model.play().panes().on(model.play().panes().left(), Where.FIRST.on(ground)));
        press(KeyCode.RIGHT, 1);
        press(KeyCode.RIGHT, 2);
        assertThat(words()).contains("order inserted", "blocked by A", "B waits for A", "sees nothing", "not run yet");
        assertThat(cells()).contains("blocked by A", "only inside the transaction of A");
        press(KeyCode.RIGHT, 3);
        assertThat(words()).contains("COMMIT", "SUCCEEDED", "o-901", "answer lost");
        press(KeyCode.RIGHT, 4);
        press(KeyCode.RIGHT, 5);
        press(KeyCode.RIGHT, 6);
        assertThat(words())
                .contains("201 o-901 replayed", "409 IDEMPOTENCY_KEY_REUSED")
                .doesNotContain("not run yet");
        assertThat(cells()).contains("answered 201 o-901 replayed", "o-901 CREATED 12000");
        press(KeyCode.LEFT, 5);
        press(KeyCode.HOME, 0);
        assertThat(cells()).isEmpty();
    }

    @Test
    void everyColourThatItsStylesNameIsThere() {
        List<String> warnings = Collections.synchronizedList(new ArrayList<>());
        Handler listener = new Handler() {
            @Override
            public void publish(LogRecord warning) {
                warnings.add(warning.getMessage());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger styles = Logger.getLogger("javafx.css");
        styles.addHandler(listener);
        try {
            press(KeyCode.RIGHT, 1);
            press(KeyCode.RIGHT, 2);
            press(KeyCode.RIGHT, 3);
        } finally {
            styles.removeHandler(listener);
        }
        assertThat(warnings).isEmpty();
    }

    @Test
    void whatWasPressedKeepsTheKeyboardOverTheTimeThatItIsOff() {
        Node step = room.lookup("#step");
        act(step::requestFocus);
        for (int tick = 1; tick <= 2; tick++) {
            int after = tick;
            robot.press(KeyCode.SPACE).release(KeyCode.SPACE);
            until(() -> model.play().reached() == after
                    && !model.play().panes().busyBinding().get());
            until(() -> scene.getFocusOwner() == step);
        }
        assertThat(model.hand().onProperty().get()).isFalse();
        for (int tick = 3; tick <= 6; tick++) {
            press(KeyCode.RIGHT, tick);
        }
        assertThat(scene.getFocusOwner()).isEqualTo(room.lookup(".lanes-scroll"));
    }

    @Test
    void spacePlaysToTheEnd() {
        act(() -> model.play().speedProperty().set(Speed.FAST));
        press(KeyCode.SPACE, 6);
        until(() -> !model.play().playingProperty().get());
        assertThat(words()).anyMatch(word -> word != null && word.startsWith("All 17 expectations met on H2"));
    }

    @Test
    void theRunStaysWhenTheLanguageChanges() {
        press(KeyCode.RIGHT, 1);
        press(KeyCode.RIGHT, 2);
        act(() -> {
            texts.languageProperty().set(Language.KOREAN);
            show();
        });
        assertThat(model.play().reached()).isEqualTo(2);
        assertThat(words()).contains("A를 기다림 (막힘)", "B가 A를 기다림");
        press(KeyCode.RIGHT, 3);
        assertThat(words()).contains("응답 유실");
    }

    @Test
    void nothingIsRevealedBeforeTheRoomHasGuessed() {
        press(KeyCode.RIGHT, 1);
        act(() -> model.play().predict().onProperty().set(true));
        assertThat(words()).contains("t1: what becomes of B?");
        Button reveal = (Button) scene.lookup("#reveal");
        assertThat(reveal.isDisabled()).isTrue();
        ToggleButton waits = robot.lookup("waits").queryAs(ToggleButton.class);
        act(waits::fire);
        act(reveal::fire);
        until(() -> model.play().reached() == 2
                && !model.play().panes().busyBinding().get());
        assertThat(words()).anyMatch(word -> word != null && word.startsWith("Right."));
    }

    @Test
    void theRunIsExportedAsTextAsAPageAndAsAPicture() throws Exception {
        press(KeyCode.RIGHT, 1);
        press(KeyCode.RIGHT, 2);
        press(KeyCode.RIGHT, 3);
        MenuButton export = (MenuButton) scene.lookup("#export");
        act(() -> export.getItems().forEach(MenuItem::fire));
        Path text = folder.resolve("t0-t4.txt");
        Path picture = folder.resolve("t0-t4.png");
        Path page = folder.resolve("t0-t4.html");
        Awaitility.await()
                .until(() -> Files.exists(text)
                        && Files.exists(page)
                        && Files.exists(folder.resolve("t0-t4.svg"))
                        && Files.exists(picture)
                        && Files.size(picture) > PNG.length);
        assertThat(Files.readString(text)).startsWith("timeline t0-t4");
        assertThat(Files.readString(page)).contains("<html").contains("o-901");
        assertThat(Files.readString(folder.resolve("t0-t4.svg")))
                .contains("<svg")
                .contains("B waits for A");
        assertThat(Arrays.copyOf(Files.readAllBytes(picture), PNG.length)).isEqualTo(PNG);
        Region lanes = (Region) room.lookup(".lanes");
        Region drawing = (Region) room.lookup(".lanes-scroll");
        assertThat(lanes.getHeight()).isGreaterThan(drawing.getHeight());
        assertThat(ImageIO.read(picture.toFile()).getHeight()).isGreaterThan((int) (2 * lanes.getHeight()));
        until(() -> words().stream().anyMatch(word -> word != null && word.endsWith(" written")));
        press(KeyCode.RIGHT, 4);
        assertThat(words()).noneMatch(word -> word != null && word.endsWith(" written"));
    }

    private void byHand(KeyCode key, int ticksAfter) {
        act(() -> room.lookup(".lanes-scroll").requestFocus());
        robot.press(key).release(key);
        until(() -> model.play().reached() == ticksAfter
                && !model.play().panes().busyBinding().get());
    }

    private Explained deed(String style) {
        return (Explained) room.lookup(style).getParent();
    }

    @Test
    void theKeyboardMovesClientsByHandAndAButtonThatIsOffSaysWhy() throws Exception {
        act(() -> model.choose(model.choices().get(0)));
        until(() -> model.hand().onProperty().get());
        byHand(KeyCode.DIGIT1, 1);
        byHand(KeyCode.DOWN, 2);
        byHand(KeyCode.DOWN, 3);
        assertThat(words()).contains("claimed", "PROCESSING", "Changed by hand");
        assertThat(cells()).contains("held at claimed, transaction open", "only inside the transaction of A");
        robot.press(KeyCode.B).release(KeyCode.B);
        byHand(KeyCode.DIGIT1, 4);
        byHand(KeyCode.DOWN, 5);
        byHand(KeyCode.DOWN, 6);
        assertThat(words()).contains("B waits for A");
        Node step = room.lookup(".deed-step");
        assertThat(step.isDisabled()).isTrue();
        assertThat(step.getAccessibleHelp()).contains("B waits inside the database. Let A go on first.");
        assertThat(deed(".deed-die").lookup(".deed-die").isDisabled()).isFalse();
        robot.press(KeyCode.A).release(KeyCode.A);
        byHand(KeyCode.DELETE, 7);
        assertThat(words()).contains("died");
        act(() -> ((Button) scene.lookup("#save")).fire());
        Path saved = folder.resolve("empty-stage-by-hand.timeline");
        Awaitility.await().until(() -> Files.exists(saved) && Files.size(saved) > 0);
        assertThat(Files.readString(saved)).contains("die A", "at h-leave", "expect orders 0");
        byHand(KeyCode.LEFT, 6);
        byHand(KeyCode.HOME, 0);
        assertThat(words()).contains("not run yet");
    }

    @Test
    void aRequestIsWrittenByHandAndAMistakeInItIsSaid() {
        act(() -> model.hand().onProperty().set(true));
        MenuButton send = (MenuButton) room.lookup(".deed-send");
        act(() -> send.getItems().get(send.getItems().size() - 1).fire());
        TextArea body = (TextArea) room.lookup(".hand-form #body");
        Button sendWritten = (Button) room.lookup("#sendWritten");
        act(() -> body.setText("{\"amount\": -1}"));
        act(sendWritten::fire);
        assertThat(words()).anyMatch(word -> word != null && word.contains("would be refused before the ledger"));
        act(() -> body.setText("{\"currency\":\"KRW\",\n \"items\":[{\"sku\":\"A-10\",\"qty\":1}],\"amount\":6000}"));
        act(sendWritten::fire);
        until(() -> model.play().reached() == 1
                && !model.play().panes().busyBinding().get());
        assertThat(words()).contains("sends H1");
    }

    @Test
    void aMistakeInTheTextIsToldWholeInTheWindowsLanguage() {
        act(() -> {
            texts.languageProperty().set(Language.KOREAN);
            show();
            model.textProperty().set(model.textProperty().get().replaceFirst("  send A R0", "  sned A R0"));
            model.run();
        });
        Label mistake = (Label) room.lookup("#mistake");
        assertThat(mistake.getText()).contains("여기에 와야 할 것: note, expect, send", "실제: 'sned'", "sned A R0");
        Text drawn = (Text) mistake.lookup(".text");
        assertThat(drawn.getText()).as("nothing cut").isEqualTo(mistake.getText());
    }

    @Test
    void twoPanesShowWhatTwoDesignsMakeOfTheSameSchedule() {
        act(() -> {
            model.play().panes().twoProperty().set(true);
            model.play()
                    .panes()
                    .on(
                            model.play().panes().right(),
                            Where.FIRST.with(new DesignChoice(Optional.of(Designs.REDIS_STORE))));
        });
        press(KeyCode.RIGHT, 1);
        press(KeyCode.RIGHT, 2);
        assertThat(words()).contains("blocked by A", "not reached", "1 key", "H2 in memory  ·  redis-store");
        assertThat(cells()).contains("keys 0", "keys 1");
        RunPane[] panes = room.lookupAll(".run-pane").toArray(RunPane[]::new);
        assertThat(panes[0].getWidth()).isCloseTo(panes[1].getWidth(), within(1.0));
    }

    @Test
    void everyControlHasAName() {
        List<Node> nameless = room.lookupAll("*").stream()
                .filter(node -> node instanceof ButtonBase
                        || node instanceof ComboBoxBase<?>
                        || node instanceof TextInputControl && node.isFocusTraversable())
                .filter(node -> node.isFocusTraversable() && node.getAccessibleText() == null)
                .filter(node -> !(node instanceof Labeled labeled)
                        || labeled.getText() == null
                        || labeled.getText().isBlank())
                .toList();
        assertThat(nameless).isEmpty();
    }
}
