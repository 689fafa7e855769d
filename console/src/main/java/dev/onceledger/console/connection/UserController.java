package dev.onceledger.console.connection;

import dev.onceledger.console.shell.Switching;
import dev.onceledger.console.text.Texts;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;

/** Who connects. */
final class UserController {
    private final Texts texts;
    private final ProfilesModel model;
    private Following following;

    @FXML
    private TextField user;

    @FXML
    private Label hint;

    UserController(Switching switching) {
        this.texts = switching.tools().texts();
        this.model = switching.model(ProfilesModel.class, ProfilesModel::new);
    }

    @FXML
    private void initialize() {
        user.textProperty().addListener((property, before, after) -> model.edit(profile -> profile.as(after)));
        following = new Following(model, this::show);
    }

    private void show(Entry entry) {
        Profile profile = entry.profile();
        FormController.write(user, profile.user());
        hint.setVisible(profile.kind().hasAddress() && !profile.hasPassword());
        hint.setText(texts.of("connection.user.none", profile.kind()));
    }

    void leave() {
        following.end();
    }
}
