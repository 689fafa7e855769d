package dev.onceledger.console.sweep;

import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import dev.onceledger.sweep.SweepPlan;
import dev.onceledger.sweep.SweepResult;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;

/** The second step: running exactly the plan, on somebody's word. */
final class RunController {
    private final Workbench bench;
    private final SweepModel model;
    private final Listening listening = new Listening();

    @FXML
    private Label hint;

    @FXML
    private TextField reason;

    @FXML
    private Node confirm;

    @FXML
    private Label question;

    @FXML
    private TextField confirmation;

    @FXML
    private Button run;

    @FXML
    private ProgressController goingController;

    @FXML
    private Label result;

    RunController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(SweepModel.class, SweepModel::new);
    }

    @FXML
    private void initialize() {
        reason.textProperty().bindBidirectional(model.reasonProperty());
        confirmation.textProperty().bindBidirectional(model.confirmationProperty());
        run.disableProperty().bind(model.mayRun().not());
        reason.setDisable(model.isReadOnly());
        listening.to(
                this::ask, model.planProperty(), model.mayRun(), model.reasonProperty(), model.confirmationProperty());
        listening.to(this::tell, model.resultProperty(), bench.times().zoneProperty());
    }

    private void ask() {
        SweepPlan plan = model.planProperty().get();
        run.setText(
                plan == null || plan.due() == 0
                        ? bench.texts().get("sweep.run")
                        : bench.texts().get("sweep.run.count", plan.due()));
        confirm.setVisible(model.mustConfirm());
        question.setText(plan == null ? "" : bench.texts().get("sweep.confirm", plan.due()));
        hint.setText(bench.texts().of("sweep.why", model.next()));
    }

    private void tell() {
        SweepResult done = model.resultProperty().get();
        result.setVisible(done != null);
        result.setText(done == null ? "" : ResultSentence.of(done, bench.texts(), bench.times()));
        result.getStyleClass().removeAll("good", "bad");
        result.getStyleClass().add(done != null && done.ending() == SweepResult.Ending.FAILED ? "bad" : "good");
    }

    @FXML
    private void run() {
        model.run();
    }

    void leave() {
        listening.end();
        goingController.leave();
        reason.textProperty().unbindBidirectional(model.reasonProperty());
        confirmation.textProperty().unbindBidirectional(model.confirmationProperty());
    }
}
