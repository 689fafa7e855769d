package dev.onceledger.console.connection;

import dev.onceledger.console.shell.Switching;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;

/** The profiles: choosing one, adding, and asking for its end. */
final class ProfileListController {
    private final Texts texts;
    private final ProfilesModel model;
    private final AttemptModel attempt;
    private final Listening listening = new Listening();
    private Runnable added = () -> {};
    private boolean showing;

    @FXML
    private ListView<Entry> profiles;

    @FXML
    private Button duplicate;

    @FXML
    private Button delete;

    @FXML
    private DeletionController deletionController;

    ProfileListController(Switching switching) {
        this.texts = switching.tools().texts();
        this.model = switching.model(ProfilesModel.class, ProfilesModel::new);
        this.attempt = switching.model(AttemptModel.class, AttemptModel::new);
    }

    @FXML
    private void initialize() {
        profiles.setCellFactory(list -> new ProfileCell(model, texts));
        profiles.setItems(model.entries());
        profiles.getSelectionModel().selectedItemProperty().addListener((property, before, after) -> choose(after));
        listening.to(this::showSelected, model.selectedProperty());
    }

    private void choose(Entry entry) {
        if (!showing && entry != null) {
            deletionController.keep();
            model.choose(entry);
            attempt.cancel();
        }
    }

    private void showSelected() {
        Entry wanted = model.selectedProperty().get();
        showing = true;
        profiles.getSelectionModel().select(wanted);
        showing = false;
        duplicate.setDisable(wanted == null);
        delete.setDisable(wanted == null);
    }

    /** What is to be done when a profile has been added, which wants a name. */
    void whenAdded(Runnable then) {
        added = then;
    }

    @FXML
    private void add() {
        attempt.cancel();
        model.add();
        added.run();
    }

    @FXML
    private void duplicate() {
        attempt.cancel();
        model.duplicate();
        added.run();
    }

    @FXML
    private void askDelete() {
        deletionController.ask();
    }

    void focus() {
        profiles.requestFocus();
    }

    void leave() {
        listening.end();
        profiles.setItems(null);
    }
}
