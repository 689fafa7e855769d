package dev.onceledger.console.sweep;

import dev.onceledger.console.shell.PlaceView;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;

/** The place: the plan, the run of it, and beside them what earlier runs did. */
final class SweepController implements PlaceView {
    private final SweepModel model;
    private final PastRunsModel past;
    private final Listening listening = new Listening();

    @FXML
    private PlanController planController;

    @FXML
    private RunController runController;

    @FXML
    private PastRunsController pastController;

    SweepController(Workbench bench) {
        this.model = bench.model(SweepModel.class, SweepModel::new);
        this.past = bench.model(PastRunsModel.class, PastRunsModel::new);
    }

    @FXML
    private void initialize() {
        listening.to(past::load, model.resultProperty());
    }

    @Override
    public void refresh() {
        past.load();
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
        pastController.leave();
    }
}
