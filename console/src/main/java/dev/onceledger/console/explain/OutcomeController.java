package dev.onceledger.console.explain;

import dev.onceledger.console.look.Copy;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import dev.onceledger.explain.Explanation;
import dev.onceledger.ledger.LedgerRecord;
import dev.onceledger.order.Problem;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

/** What would happen to the request that was pasted, and why. */
final class OutcomeController {
    private final Workbench bench;
    private final ExplainModel model;
    private final Listening listening = new Listening();

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

    OutcomeController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(ExplainModel.class, ExplainModel::new);
    }

    @FXML
    private void initialize() {
        listening.to(this::show, model.resultProperty());
    }

    private void show() {
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
        Explanation explanation = result.explanation();
        Problem invalid = explanation.problem();
        if (invalid != null) {
            return invalid.code().status() + " " + invalid.code() + ": " + invalid.detail() + " " + invalid.remedy();
        }
        Integer status = explanation.record().map(LedgerRecord::responseStatus).orElse(0);
        return bench.texts()
                .get(
                        "explain.why." + explanation.expected(),
                        result.asked().key(),
                        result.asked().operation(),
                        status == null ? 0 : status);
    }

    @FXML
    private void copyFingerprint() {
        Copy.text(fingerprint.getText());
    }

    void leave() {
        listening.end();
    }
}
