package dev.onceledger.console.timelines;

import dev.onceledger.console.shell.PlaceView;
import dev.onceledger.console.shell.Workbench;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;

/** The place: one run or two above, and below them the table, the expectations and the timeline's text. */
final class TimelinesController implements PlaceView {
    private final Workbench bench;
    private final TimelinesModel model;
    private final RunPanes runs;
    private RunDivider divider;
    private KeptFocus focus;

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
        this.runs = new RunPanes(model, bench);
    }

    @FXML
    private void initialize() {
        runs.fill(panes);
        divider = new RunDivider(bench, split, model.drawingOnlyProperty());
        divider.install();
        focus = new KeptFocus(root, runs.drawing(), model.play().panes());
        focus.install();
        root.addEventFilter(KeyEvent.KEY_PRESSED, new PlayKeys(model, focus));
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
        focus.leave();
        divider.leave();
        runs.leave();
        chooseController.leave();
        controlsController.leave();
        predictController.leave();
        handController.leave();
        belowController.leave();
        model.detach();
    }
}
