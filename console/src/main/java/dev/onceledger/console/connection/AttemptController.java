package dev.onceledger.console.connection;

import dev.onceledger.console.shell.Switching;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.control.Button;

/** The buttons that test, save and connect, below what came of it. */
final class AttemptController {
    private final ProfilesModel profiles;
    private final AttemptModel model;
    private final Listening listening = new Listening();
    private final Listening toEntry = new Listening();

    @FXML
    private OutcomeController outcomeController;

    @FXML
    private Button test;

    @FXML
    private Button save;

    @FXML
    private Button connect;

    AttemptController(Switching switching) {
        this.profiles = switching.model(ProfilesModel.class, ProfilesModel::new);
        this.model = switching.model(AttemptModel.class, AttemptModel::new);
    }

    @FXML
    private void initialize() {
        listening.to(this::follow, profiles.selectedProperty());
        listening.to(this::show, model.stateProperty());
    }

    private void follow() {
        toEntry.end();
        Entry entry = profiles.selectedProperty().get();
        if (entry == null) {
            show();
        } else {
            toEntry.to(() -> model.forgetUnless(entry.profile()), entry.profileProperty());
            toEntry.to(this::show, entry.profileProperty(), entry.passwordProperty());
        }
    }

    private void show() {
        Entry entry = profiles.selectedProperty().get();
        boolean fit = entry != null
                && profiles.mistakes().isEmpty()
                && !model.stateProperty().get().isBusy();
        test.setDisable(!fit);
        connect.setDisable(!fit);
        save.setDisable(!fit || !profiles.hasSomethingToSave());
    }

    @FXML
    private void test() {
        model.test();
    }

    @FXML
    private void save() {
        profiles.save();
        show();
    }

    @FXML
    private void connect() {
        model.connect();
    }

    void leave() {
        listening.end();
        toEntry.end();
        outcomeController.leave();
    }
}
