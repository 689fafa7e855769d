package dev.onceledger.console.sweep;

import dev.onceledger.console.shell.PlaceView;
import dev.onceledger.console.shell.SplitMemory;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.control.SplitPane;

/** The place: the plan, the run of it, the schedule, and beside them what falls due and what earlier runs did. */
final class SweepController implements PlaceView {
    private final SweepModel model;
    private final Workbench bench;
    private final PastRunsModel past;
    private final DueModel due;
    private final Listening listening = new Listening();

    @FXML
    private SplitPane split;

    @FXML
    private PlanController planController;

    @FXML
    private ScheduleController scheduleController;

    @FXML
    private DueController dueController;

    @FXML
    private RunController runController;

    @FXML
    private PastRunsController pastController;

    SweepController(Workbench bench) {
        this.bench = bench;
        this.due = bench.model(DueModel.class, DueModel::new);
        this.model = bench.model(SweepModel.class, SweepModel::new);
        this.past = bench.model(PastRunsModel.class, PastRunsModel::new);
    }

    @FXML
    private void initialize() {
        SplitMemory.keep(bench, "sweep", split);
        listening.to(this::refresh, model.resultProperty());
    }

    @Override
    public void again() {
        refresh();
    }

    @Override
    public void refresh() {
        past.load();
        due.load();
    }

    @Override
    public boolean demonstrate() {
        if (model.planProperty().get() == null && !model.planningProperty().get()) {
            model.dryRun();
        }
        return model.planProperty().get() != null;
    }

    @Override
    public void leave() {
        listening.end();
        planController.leave();
        runController.leave();
        scheduleController.leave();
        dueController.leave();
        pastController.leave();
    }
}
