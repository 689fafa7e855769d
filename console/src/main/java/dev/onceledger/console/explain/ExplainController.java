package dev.onceledger.console.explain;

import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.shell.PlaceView;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.control.TextArea;

/** Where a request is pasted, and below it what would happen to it. */
final class ExplainController implements PlaceView {
    private final Workbench bench;
    private final ExplainModel model;
    private final Listening listening = new Listening();

    @FXML
    private TextArea pasted;

    @FXML
    private ProblemLabel problem;

    @FXML
    private OutcomeController outcomeController;

    ExplainController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(ExplainModel.class, ExplainModel::new);
    }

    @FXML
    private void initialize() {
        pasted.textProperty().bindBidirectional(model.textProperty());
        listening.to(this::showProblem, model.unreadableProperty(), model.problemProperty());
    }

    private void showProblem() {
        NotCurl unreadable = model.unreadableProperty().get();
        problem.setText(
                unreadable == null
                        ? model.problemProperty().get()
                        : bench.texts().get("explain.curl." + unreadable.why(), unreadable.word()));
    }

    @FXML
    private void explain() {
        model.explain();
    }

    @Override
    public void leave() {
        listening.end();
        outcomeController.leave();
        pasted.textProperty().unbindBidirectional(model.textProperty());
    }
}
