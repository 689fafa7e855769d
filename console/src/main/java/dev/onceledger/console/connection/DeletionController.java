package dev.onceledger.console.connection;

import dev.onceledger.console.shell.Switching;
import dev.onceledger.console.text.Texts;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;

/** Asks whether the chosen profile is really to be deleted. */
final class DeletionController {
    private final Texts texts;
    private final ProfilesModel model;
    private final AttemptModel attempt;

    @FXML
    private Node question;

    @FXML
    private Label sure;

    DeletionController(Switching switching) {
        this.texts = switching.tools().texts();
        this.model = switching.model(ProfilesModel.class, ProfilesModel::new);
        this.attempt = switching.model(AttemptModel.class, AttemptModel::new);
    }

    void ask() {
        sure.setText(texts.get(
                "connection.delete.sure",
                model.selectedProperty().get().profile().name()));
        question.setVisible(true);
    }

    /** Puts the question away; also the answer that nothing is to be deleted. */
    @FXML
    void keep() {
        question.setVisible(false);
    }

    @FXML
    private void delete() {
        keep();
        attempt.cancel();
        model.delete();
    }
}
