package dev.onceledger.console.connection;

import dev.onceledger.console.shell.Switching;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;

/** Who connects, with which password, and where that is kept. */
final class PasswordController {
    private final Texts texts;
    private final Switching switching;
    private final ProfilesModel model;
    private final Listening toModel = new Listening();
    private final Listening toEntry = new Listening();
    private Entry shown;
    /** Whether people were to begin here before the profiles had been read. */
    private boolean awaited;

    private Choices<Kept> kept;

    @FXML
    private Node userRow;

    @FXML
    private TextField user;

    @FXML
    private Label userHint;

    @FXML
    private Node passwordRow;

    @FXML
    private Node keepingRow;

    @FXML
    private PasswordField password;

    @FXML
    private HBox keeping;

    @FXML
    private Label keepingWhy;

    PasswordController(Switching switching) {
        this.switching = switching;
        this.texts = switching.tools().texts();
        this.model = switching.model(ProfilesModel.class, ProfilesModel::new);
    }

    @FXML
    private void initialize() {
        kept = Choices.into(
                keeping,
                List.of(Kept.ASK, Kept.KEY_STORE),
                one -> texts.of("connection.kept", one),
                one -> model.edit(profile -> profile.keeping(one)));
        user.textProperty().addListener((property, before, after) -> model.edit(profile -> profile.as(after)));
        toModel.to(this::follow, model.selectedProperty(), model.noStoreProperty());
    }

    private void follow() {
        toEntry.end();
        if (shown != null) {
            password.textProperty().unbindBidirectional(shown.passwordProperty());
        }
        shown = model.selectedProperty().get();
        if (shown != null) {
            password.textProperty().bindBidirectional(shown.passwordProperty());
            toEntry.to(this::show, shown.profileProperty());
            if (awaited) {
                begin();
            }
        }
    }

    private void show() {
        Profile profile = shown.profile();
        if (!user.getText().equals(profile.user())) {
            user.setText(profile.user());
        }
        appear(userRow, profile.kind().hasAddress());
        appear(passwordRow, profile.hasPassword());
        appear(keepingRow, profile.hasPassword());
        appear(userHint, profile.kind().hasAddress() && !profile.hasPassword());
        userHint.setText(texts.of("connection.user.none", profile.kind()));
        boolean noStore = !model.noStoreProperty().get().isEmpty();
        boolean inStore = profile.password() == Kept.KEY_STORE && !noStore;
        kept.disable(Kept.KEY_STORE, noStore);
        kept.show(inStore ? Kept.KEY_STORE : Kept.ASK);
        keepingWhy.setText(
                noStore
                        ? texts.get(
                                "connection.kept.noStore",
                                model.noStoreProperty().get())
                        : texts.get(inStore ? "connection.kept.store" : "connection.kept.nowhere"));
        password.setPromptText(inStore && shown.saved() != null ? texts.get("connection.password.kept") : "");
    }

    private static void appear(Node row, boolean wanted) {
        row.setVisible(wanted);
        row.setManaged(wanted);
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
        toModel.end();
        toEntry.end();
        if (shown != null) {
            password.textProperty().unbindBidirectional(shown.passwordProperty());
        }
    }
}
