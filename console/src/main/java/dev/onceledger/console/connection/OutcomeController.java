package dev.onceledger.console.connection;

import dev.onceledger.console.connection.AttemptModel.Stage;
import dev.onceledger.console.shell.Switching;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import org.kordamp.ikonli.javafx.FontIcon;

/** How a test or an attempt to connect goes, and what is asked before it goes on. */
final class OutcomeController {
    private final Switching switching;
    private final Texts texts;
    private final AttemptModel model;
    private final Listening listening = new Listening();

    @FXML
    private Node outcome;

    @FXML
    private Label told;

    @FXML
    private FontIcon icon;

    @FXML
    private ProgressIndicator busy;

    @FXML
    private Button cancel;

    @FXML
    private Button agree;

    OutcomeController(Switching switching) {
        this.switching = switching;
        this.texts = switching.tools().texts();
        this.model = switching.model(AttemptModel.class, AttemptModel::new);
    }

    @FXML
    private void initialize() {
        for (Node node : new Node[] {outcome, icon, busy, cancel, agree}) {
            node.managedProperty().bind(node.visibleProperty());
        }
        listening.to(this::show, model.stateProperty(), switching.filledProperty());
    }

    private void show() {
        AttemptModel.State state = model.stateProperty().get();
        OutcomeText words =
                new OutcomeText(state, texts, switching.filledProperty().get());
        outcome.setVisible(state.stage() != Stage.IDLE);
        busy.setVisible(state.isBusy());
        icon.setVisible(!state.isBusy());
        cancel.setVisible(state.canCancel() || state.stage() == Stage.ASKING);
        cancel.setText(texts.get(state.stage() == Stage.ASKING ? "connection.keepOut" : "connection.cancel"));
        agree.setVisible(state.stage() == Stage.ASKING);
        told.setText(words.words());
        outcome.getStyleClass().setAll("outcome", words.tone());
        icon.setIconLiteral(words.icon());
    }

    @FXML
    private void agree() {
        model.agree();
    }

    @FXML
    private void cancel() {
        model.cancel();
    }

    void leave() {
        listening.end();
    }
}
