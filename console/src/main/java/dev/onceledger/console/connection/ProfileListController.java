package dev.onceledger.console.connection;

import dev.onceledger.console.shell.Switching;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;

/** The profiles: choosing one, adding, and deleting with a question before. */
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
    private Node confirm;

    @FXML
    private Label sure;

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
        confirm.managedProperty().bind(confirm.visibleProperty());
        listening.to(this::showSelected, model.selectedProperty());
    }

    private void choose(Entry entry) {
        if (!showing && entry != null) {
            confirm.setVisible(false);
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
        sure.setText(texts.get(
                "connection.delete.sure",
                model.selectedProperty().get().profile().name()));
        confirm.setVisible(true);
    }

    @FXML
    private void keep() {
        confirm.setVisible(false);
    }

    @FXML
    private void delete() {
        confirm.setVisible(false);
        attempt.cancel();
        model.delete();
    }

    void focus() {
        profiles.requestFocus();
    }

    void leave() {
        listening.end();
        profiles.setItems(null);
    }
}
