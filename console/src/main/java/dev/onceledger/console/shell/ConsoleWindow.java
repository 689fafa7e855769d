package dev.onceledger.console.shell;

import dev.onceledger.console.ConsoleStart;
import dev.onceledger.console.work.Background;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;

/** The one window: shows its first frame, then has the ledger opened, and is built again when the language changes. */
public final class ConsoleWindow {
    private static final double WIDTH = 1180;
    private static final double HEIGHT = 720;

    private final Tools tools;
    private final ShellModel model;
    private final Background background;
    private final Runnable closed;
    private final Memory memory;
    private final Guide guide;
    private ShellController controller;
    private Frame frame;

    /** A window that calls {@code closed} on the screen's thread when it has gone. */
    public ConsoleWindow(ConsoleStart start, Runnable closed) {
        this.background = Background.ofWindow();
        this.tools = RememberedTools.in(start.dataFolder(), background);
        this.model = new ShellModel(start, tools);
        this.closed = closed;
        this.memory = new Memory(tools.preferences(), background);
        this.guide = new Guide(model, memory, this::view, () -> frame);
        LastPlace.keep(model.placeProperty(), memory);
    }

    /** Shows the window, empty in its first frame; then the ledger is opened while the window is filled. */
    public void show(Stage stage) {
        Scene scene = new Scene(new Pane(), WIDTH, HEIGHT, tools.look().background());
        stage.setScene(scene);
        entitle(stage);
        stage.setMinWidth(WIDTH * 0.75);
        stage.setMinHeight(HEIGHT * 0.7);
        WindowMemory left = WindowMemory.restore(stage, memory);
        stage.setOnHidden(event -> {
            // Once: the stage may be shown again for something else.
            stage.setOnHidden(null);
            left.keep(memory);
            close();
        });
        afterFirstFrame(scene, () -> background.show(() -> fill(scene, stage)));
        stage.show();
    }

    private void fill(Scene scene, Stage stage) {
        if (!stage.isShowing()) {
            return;
        }
        model.open();
        tools.look().dress(scene);
        build(scene, stage);
        tools.texts().languageProperty().addListener((property, before, after) -> build(scene, stage));
        model.stateProperty().addListener((property, before, after) -> stateChanged(stage));
        Shortcuts.install(scene, tools.look(), model, this::view, this::status);
        Commands commands = new Commands(model, this::view, this::status, guide);
        Shortcuts.palette(scene, () -> new Palette(commands.palette(), tools.texts()).show(stage, scene, tools.look()));
        Shortcuts.help(scene, guide::help);
        Shortcuts.leaveTextsByTab(scene);
        stateChanged(stage);
    }

    private void stateChanged(Stage stage) {
        entitle(stage);
        if (model.stateProperty().get() == ShellModel.State.OPEN) {
            guide.welcomeOnce();
        }
    }

    private void build(Scene scene, Stage stage) {
        if (controller != null) {
            controller.leave();
        }
        Views.View view = Views.load("/dev/onceledger/console/shell/shell.fxml", tools.texts(), model);
        controller = (ShellController) view.controller();
        controller.onHelp(guide::help);
        frame = new Frame(view.root());
        scene.setRoot(frame);
        // Before that, the rail is no part of the scene: it stands in a scroll pane, which takes it in with its skin.
        frame.applyCss();
        controller.takeKeyboard();
        guide.again();
        entitle(stage);
    }

    private void entitle(Stage stage) {
        stage.setTitle(tools.texts().get("app.title", model.start().databaseName()));
    }

    private static void afterFirstFrame(Scene scene, Runnable then) {
        Runnable[] once = new Runnable[1];
        once[0] = () -> {
            scene.removePostLayoutPulseListener(once[0]);
            then.run();
        };
        scene.addPostLayoutPulseListener(once[0]);
    }

    /** The place that is open; one that ignores everything while none is. */
    PlaceView view() {
        return controller == null ? Content.NOTHING : controller.view();
    }

    /** The bar at the bottom; one that ignores everything while the ledger is not open. */
    StatusView status() {
        return controller == null ? StatusArea.NONE : controller.status();
    }

    /** The frame's state. */
    ShellModel model() {
        return model;
    }

    private void close() {
        guide.leave();
        if (controller != null) {
            controller.leave();
        }
        // The preferences once more, in case the last change was made just now.
        model.close(() -> background.run(this::save, saved -> end(), unsaved -> end()));
    }

    private boolean save() {
        tools.preferences().save();
        return true;
    }

    private void end() {
        background.close();
        closed.run();
    }
}
