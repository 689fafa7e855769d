package dev.onceledger.console.timelines;

import dev.onceledger.console.shell.PlaceView;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** The place: one run or two above, and below them the table, the expectations and the timeline's text. */
final class TimelinesController implements PlaceView {
    /** From here on letters are for a room, and the diagram needs most of it. */
    private static final double LARGE = 1.3;

    private final Workbench bench;
    private final TimelinesModel model;
    private final Listening listening = new Listening();
    private final TablePane table = new TablePane();
    private final ChecksPane checks = new ChecksPane();
    private final RunPane left;
    private final RunPane right;

    @FXML
    private Parent root;

    @FXML
    private SplitPane split;

    @FXML
    private HBox panes;

    @FXML
    private TabPane tabs;

    @FXML
    private Tab textTab;

    @FXML
    private ScrollPane tableScroll;

    @FXML
    private ScrollPane checksScroll;

    @FXML
    private ChooseController chooseController;

    @FXML
    private ControlsController controlsController;

    @FXML
    private PredictController predictController;

    @FXML
    private EditorController editorController;

    TimelinesController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(TimelinesModel.class, TimelinesModel::new);
        this.left = new RunPane(model.play().left(), bench);
        this.right = new RunPane(model.play().right(), bench);
    }

    @FXML
    private void initialize() {
        boolean large = bench.look().scaleProperty().get() > LARGE;
        split.setDividerPositions(large ? 0.82 : 0.7);
        tableScroll.setContent(table);
        checksScroll.setContent(checks);
        HBox.setHgrow(left, Priority.ALWAYS);
        HBox.setHgrow(right, Priority.ALWAYS);
        right.visibleProperty().bind(model.play().twoProperty());
        right.managedProperty().bind(right.visibleProperty());
        panes.getChildren().setAll(left, right);
        root.addEventFilter(KeyEvent.KEY_PRESSED, new PlayKeys(model.play()));
        listening.to(this::update, model.play().left().shownProperty());
        listening.to(this::toMistake, model.mistakeProperty());
        model.attach();
    }

    private void update() {
        Shown shown = model.play().left().shownProperty().get();
        if (shown != null) {
            table.show(shown, bench.texts());
            checks.show(shown, bench.texts());
        }
    }

    private void toMistake() {
        if (model.mistakeProperty().get() != null) {
            tabs.getSelectionModel().select(textTab);
        }
    }

    @Override
    public void refresh() {
        model.play().restart();
    }

    @Override
    public boolean demonstrate() {
        PlayModel play = model.play();
        if (play.reached() < 3) {
            play.step();
        }
        return play.reached() > 0 && !play.busyBinding().get();
    }

    @Override
    public void leave() {
        listening.end();
        left.leave();
        right.leave();
        chooseController.leave();
        controlsController.leave();
        predictController.leave();
        editorController.leave();
        model.detach();
    }
}
