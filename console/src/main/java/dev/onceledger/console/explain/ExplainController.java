package dev.onceledger.console.explain;

import dev.onceledger.console.look.Copy;
import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.shell.PlaceView;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import dev.onceledger.explain.Explanation;
import dev.onceledger.ledger.LedgerRecord;
import dev.onceledger.order.Problem;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

/** Where a request is pasted, and what would happen to it. */
final class ExplainController implements PlaceView {
    private final Workbench bench;
    private final ExplainModel model;
    private final Listening listening = new Listening();

    @FXML
    private TextArea pasted;

    @FXML
    private ProblemLabel problem;

    @FXML
    private Node outcome;

    @FXML
    private Label expected;

    @FXML
    private Label why;

    @FXML
    private TextField fingerprint;

    @FXML
    private Node hashed;

    @FXML
    private VBox differences;

    ExplainController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(ExplainModel.class, ExplainModel::new);
    }

    @FXML
    private void initialize() {
        pasted.textProperty().bindBidirectional(model.textProperty());
        listening.to(this::showResult, model.resultProperty());
        listening.to(this::showProblem, model.unreadableProperty(), model.problemProperty());
    }

    private void showProblem() {
        NotCurl unreadable = model.unreadableProperty().get();
        problem.setText(
                unreadable == null
                        ? model.problemProperty().get()
                        : bench.texts().get("explain.curl." + unreadable.why(), unreadable.word()));
    }

    private void showResult() {
        ExplainModel.Result result = model.resultProperty().get();
        outcome.setVisible(result != null);
        if (result == null) {
            return;
        }
        Texts texts = bench.texts();
        Explanation explanation = result.explanation();
        expected.setText(texts.of("explain.expected", explanation.expected()));
        why.setText(why(result));
        hashed.setVisible(explanation.fingerprint() != null);
        fingerprint.setText(explanation.fingerprint());
        DifferenceRows rows = new DifferenceRows(texts, bench.secrets());
        differences.getChildren().setAll(rows.of(explanation));
    }

    private String why(ExplainModel.Result result) {
        Texts texts = bench.texts();
        Explanation explanation = result.explanation();
        Problem invalid = explanation.problem();
        if (invalid != null) {
            return invalid.code().status() + " " + invalid.code() + ": " + invalid.detail() + " " + invalid.remedy();
        }
        Integer status = explanation.record().map(LedgerRecord::responseStatus).orElse(0);
        return texts.get(
                "explain.why." + explanation.expected(),
                result.asked().key(),
                result.asked().operation(),
                status == null ? 0 : status);
    }

    @FXML
    private void explain() {
        model.explain();
    }

    @FXML
    private void copyFingerprint() {
        Copy.text(fingerprint.getText());
    }

    @Override
    public void leave() {
        listening.end();
        pasted.textProperty().unbindBidirectional(model.textProperty());
    }
}
