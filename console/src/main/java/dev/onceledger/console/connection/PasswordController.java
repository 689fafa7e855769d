package dev.onceledger.console.connection;

import dev.onceledger.console.shell.Switching;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.PasswordField;

/** With which password somebody connects. */
final class PasswordController {
    private final Texts texts;
    private final Switching switching;
    private final ProfilesModel model;
    private final Listening listening = new Listening();
    private Following following;
    private Entry shown;
    /** Whether people were to begin here before the profiles had been read. */
    private boolean awaited;

    @FXML
    private Node userRow;

    @FXML
    private Node passwordRow;

    @FXML
    private PasswordField password;

    @FXML
    private UserController whoController;

    @FXML
    private KeepingController keepingController;

    PasswordController(Switching switching) {
        this.switching = switching;
        this.texts = switching.tools().texts();
        this.model = switching.model(ProfilesModel.class, ProfilesModel::new);
    }

    @FXML
    private void initialize() {
        listening.to(this::choose, model.selectedProperty());
        following = new Following(model, this::show);
        listening.to(this::prompt, model.noStoreProperty(), model.selectedProperty());
    }

    private void choose() {
        release();
        shown = model.selectedProperty().get();
        if (shown != null) {
            password.textProperty().bindBidirectional(shown.passwordProperty());
        }
    }

    private void release() {
        if (shown != null) {
            password.textProperty().unbindBidirectional(shown.passwordProperty());
        }
    }

    private void show(Entry entry) {
        Profile profile = entry.profile();
        userRow.setVisible(profile.kind().hasAddress());
        passwordRow.setVisible(profile.hasPassword());
        prompt();
        if (awaited) {
            begin();
        }
    }

    private void prompt() {
        boolean kept = shown != null && shown.saved() != null && model.isInStore(shown);
        password.setPromptText(kept ? texts.get("connection.password.kept") : "");
    }

    /** Puts the keyboard into the password where that is all that is missing for the profile that is to be opened. */
    boolean begin() {
        awaited = shown == null;
        boolean missing =
                !switching.isConnected() && shown != null && shown.profile().hasPassword();
        if (missing) {
            password.requestFocus();
        }
        return missing;
    }

    void leave() {
        listening.end();
        following.end();
        whoController.leave();
        keepingController.leave();
        release();
    }
}
