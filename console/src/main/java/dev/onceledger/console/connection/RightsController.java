package dev.onceledger.console.connection;

import dev.onceledger.console.Environment;
import dev.onceledger.console.shell.Switching;
import dev.onceledger.console.text.Texts;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/** What kind of place the chosen profile leads to, and whether anything may be written there. */
final class RightsController {
    private final Texts texts;
    private final ProfilesModel model;
    private Choices<Environment> environment;
    private Choices<Boolean> readOnly;
    private Following following;

    @FXML
    private HBox environments;

    @FXML
    private HBox modes;

    @FXML
    private Label means;

    RightsController(Switching switching) {
        this.texts = switching.tools().texts();
        this.model = switching.model(ProfilesModel.class, ProfilesModel::new);
    }

    @FXML
    private void initialize() {
        environment = Choices.into(
                environments,
                List.of(Environment.values()),
                one -> texts.of("environment", one),
                one -> model.edit(profile -> profile.in(one)));
        readOnly = Choices.into(
                modes,
                List.of(false, true),
                one -> texts.get(one ? "banner.readOnly" : "banner.readWrite"),
                one -> model.edit(profile -> profile.readOnly(one)));
        following = new Following(model, this::show);
    }

    private void show(Entry shown) {
        environment.show(shown.profile().environment());
        readOnly.show(shown.profile().readOnly());
        means.setText(texts.of("connection.means", shown.profile().environment()));
    }

    void leave() {
        following.end();
    }
}
