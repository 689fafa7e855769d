package dev.onceledger.console.shell;

import dev.onceledger.console.look.Copy;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.control.TextArea;

/** What is seen until the ledger is open: that it is being opened, or why it could not be and what can be done. */
final class OpeningController {
    private final ShellModel model;
    private final Listening listening = new Listening();

    @FXML
    private Node waiting;

    @FXML
    private Node failure;

    @FXML
    private Label opening;

    @FXML
    private Label hint;

    @FXML
    private ProgressIndicator progress;

    @FXML
    private Label failed;

    @FXML
    private TextArea problem;

    OpeningController(ShellModel model) {
        this.model = model;
    }

    @FXML
    private void initialize() {
        Texts texts = model.tools().texts();
        String name = model.start().databaseName();
        boolean hasFailed = model.stateProperty().get() == ShellModel.State.FAILED;
        opening.setText(texts.get("opening.title", name));
        failed.setText(texts.get("opening.failed", name));
        problem.setText(model.problem());
        waiting.setVisible(!hasFailed);
        failure.setVisible(hasFailed);
        listening.to(this::tell, model.filledProperty());
    }

    private void tell() {
        double share = model.filledProperty().get();
        progress.setProgress(share > 0 ? share : ProgressIndicator.INDETERMINATE_PROGRESS);
        hint.setText(
                share > 0
                        ? model.tools().texts().get("opening.filling", Math.round(share * 100))
                        : model.tools().texts().get("opening.hint"));
    }

    /** Lets go of the model, which outlives this. */
    void leave() {
        listening.end();
    }

    @FXML
    private void retry() {
        model.open();
    }

    @FXML
    private void openConnections() {
        model.switching().shownProperty().set(true);
    }

    @FXML
    private void copy() {
        Copy.text(model.problem());
    }

    @FXML
    private void quit() {
        problem.getScene().getWindow().hide();
    }
}
