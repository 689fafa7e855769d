package dev.onceledger.console.timelines;

import dev.onceledger.console.shell.PlaceView;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.SplitPane;
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
    private final RunPane left;
    private final RunPane right;

    @FXML
    private Parent root;

    @FXML
    private SplitPane split;

    @FXML
    private HBox panes;

    @FXML
    private ChooseController chooseController;

    @FXML
    private ControlsController controlsController;

    @FXML
    private PredictController predictController;

    @FXML
    private HandController handController;

    @FXML
    private BelowController belowController;

    TimelinesController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(TimelinesModel.class, TimelinesModel::new);
        this.left = new RunPane(model.play().panes().left(), model, bench);
        this.right = new RunPane(model.play().panes().right(), model, bench);
    }

    @FXML
    private void initialize() {
        boolean large = bench.look().scaleProperty().get() > LARGE;
        split.setDividerPositions(large ? 0.82 : 0.7);
        for (RunPane pane : List.of(left, right)) {
            // Nothing that one of them shows may take room from the other.
            pane.setMinWidth(0);
            pane.setPrefWidth(0);
            HBox.setHgrow(pane, Priority.ALWAYS);
        }
        right.managedProperty().bind(right.visibleProperty());
        panes.getChildren().setAll(left, right);
        root.addEventFilter(KeyEvent.KEY_PRESSED, new PlayKeys(model.play(), model.hand()));
        listening.to(
                () -> right.setVisible(model.play().panes().twoProperty().get()),
                model.play().panes().twoProperty());
        model.attach();
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
        return play.reached() > 0 && !play.panes().busyBinding().get();
    }

    @Override
    public void leave() {
        listening.end();
        left.leave();
        right.leave();
        chooseController.leave();
        controlsController.leave();
        predictController.leave();
        handController.leave();
        belowController.leave();
        model.detach();
    }
}
