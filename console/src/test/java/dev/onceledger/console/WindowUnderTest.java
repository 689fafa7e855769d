package dev.onceledger.console;

import dev.onceledger.console.shell.ConsoleWindow;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.OpenedLedger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.stage.Stage;
import org.awaitility.Awaitility;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** A window in English on a screen without a screen. */
final class WindowUnderTest implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final CountDownLatch closed = new CountDownLatch(1);
    private final FxRobot robot = new FxRobot();
    private final Stage stage;

    WindowUnderTest(Callable<LedgerDatabase> open, Path folder, Environment environment, boolean readOnly)
            throws Exception {
        this(progress -> OpenedLedger.of(open.call()), folder, environment, readOnly);
    }

    WindowUnderTest(Opening open, Path folder, Environment environment, boolean readOnly) throws Exception {
        Path preferences = folder.resolve("console.properties");
        if (Files.notExists(preferences)) {
            Files.writeString(preferences, "language=en\nzone=UTC\nwelcome=seen\n");
        }
        stage = FxToolkit.registerPrimaryStage();
        ConsoleStart start = new ConsoleStart("test ledger", open, environment, readOnly, "tester", folder, true);
        FxToolkit.setupFixture(() -> new ConsoleWindow(start, closed::countDown).show(stage));
        until("more than the first frame", () -> stage.getScene().lookup("#rail") != null);
    }

    FxRobot robot() {
        return robot;
    }

    Stage stage() {
        return stage;
    }

    /** Does something on the screen's thread and waits for it. */
    void act(Runnable action) {
        WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(action));
        WaitForAsyncUtils.waitForFxEvents();
    }

    /** Waits until this holds on the screen. */
    void until(String what, Callable<Boolean> holds) {
        Awaitility.await(what)
                .atMost(PATIENCE)
                .until(() -> WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(holds)));
    }

    /** Presses a button as soon as it can be pressed. */
    void press(String button) {
        until(button, () -> stage().getScene().lookup(button) instanceof ButtonBase found && !found.isDisabled());
        act(() -> find(button, ButtonBase.class).fire());
    }

    <T extends Node> T find(String query, Class<T> type) {
        return robot.lookup(query).queryAs(type);
    }

    /** A text of the bundles, in the language that the window speaks now. */
    String text(String key) {
        boolean english = find("#language", Button.class).getText().equals("한국어");
        Locale locale = english ? Locale.ENGLISH : Locale.KOREAN;
        return ResourceBundle.getBundle("dev.onceledger.console.i18n.messages", locale)
                .getString(key);
    }

    /** Every node that is to be seen, and its parents. */
    List<Node> visible() {
        List<Node> nodes = new ArrayList<>();
        act(() -> collect(stage.getScene().getRoot(), nodes));
        return nodes;
    }

    private static void collect(Node node, List<Node> into) {
        if (node.isVisible() && node.isManaged()) {
            into.add(node);
            if (node instanceof Parent parent) {
                parent.getChildrenUnmodifiable().forEach(child -> collect(child, into));
            }
        }
    }

    @Override
    public void close() {
        act(stage::hide);
        Awaitility.await("closing").atMost(PATIENCE).until(() -> closed.getCount() == 0);
    }
}
