package dev.onceledger.console.timelines;

import dev.onceledger.console.shell.PlaceView;
import dev.onceledger.console.shell.SplitMemory;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;

/** The place: one run or two above, and below them the table, the expectations and the timeline's text. */
final class TimelinesController implements PlaceView {
    /** From here on letters are for a room, and the diagram needs most of it. */
    private static final double LARGE = 1.3;

    private final Workbench bench;
    private final TimelinesModel model;
    private final Listening listening = new Listening();
    private final RunPanes runs;
    private SplitMemory dividers;
    private Boolean arrangedLarge;

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
        dividers = SplitMemory.of(bench, split);
        listening.to(this::arrange, bench.look().scaleProperty());
        root.addEventFilter(KeyEvent.KEY_PRESSED, new PlayKeys(model.play(), model.hand()));
        model.attach();
    }

    /** Each of the two is left where people put it. */
    private void arrange() {
        boolean large = bench.look().scaleProperty().get() > LARGE;
        if (arrangedLarge == null || arrangedLarge != large) {
            arrangedLarge = large;
            dividers.arrange(large ? "timelines.large" : "timelines", large ? 0.82 : 0.7);
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
        return play.reached() > 0 && !play.panes().busyBinding().get();
    }

    @Override
    public void leave() {
        listening.end();
        runs.leave();
        chooseController.leave();
        controlsController.leave();
        predictController.leave();
        handController.leave();
        belowController.leave();
        model.detach();
    }
}
