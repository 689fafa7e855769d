package dev.onceledger.console.connection;

import dev.onceledger.console.shell.DialogView;
import dev.onceledger.console.shell.Switching;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;

/** The dialog: profiles on the left, the chosen one on the right. */
final class ConnectionsController implements DialogView {
    private final Switching switching;
    private final ProfilesModel model;
    private final AttemptModel attempt;
    private final Listening listening = new Listening();
    private boolean showing;

    @FXML
    private Region dialog;

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

    @FXML
    private Label problem;

    @FXML
    private Button close;

    @FXML
    private FormController formController;

    @FXML
    private AttemptController attemptController;

    ConnectionsController(Switching switching) {
        this.switching = switching;
        this.model = switching.model(ProfilesModel.class, ProfilesModel::new);
        this.attempt = switching.model(AttemptModel.class, AttemptModel::new);
    }

    @FXML
    private void initialize() {
        profiles.setCellFactory(list -> new ProfileCell(model, switching.tools().texts()));
        profiles.setItems(model.entries());
        profiles.getSelectionModel().selectedItemProperty().addListener((property, before, after) -> choose(after));
        confirm.managedProperty().bind(confirm.visibleProperty());
        problem.textProperty().bind(model.problemProperty());
        listening.to(this::showSelected, model.selectedProperty());
        listening.to(
                () -> close.setDisable(attempt.stateProperty().get().stage() == AttemptModel.Stage.CONNECTING),
                attempt.stateProperty());
        dialog.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE && !close.isDisabled()) {
                close();
                event.consume();
            }
        });
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

    @FXML
    private void add() {
        attempt.cancel();
        model.add();
        formController.focus();
    }

    @FXML
    private void duplicate() {
        attempt.cancel();
        model.duplicate();
        formController.focus();
    }

    @FXML
    private void askDelete() {
        String name = model.selectedProperty().get().profile().name();
        sure.setText(switching.tools().texts().get("connection.delete.sure", name));
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

    @FXML
    private void close() {
        attempt.cancel();
        switching.shownProperty().set(false);
    }

    @Override
    public void begin() {
        if (!formController.begin()) {
            profiles.requestFocus();
        }
    }

    @Override
    public void leave() {
        listening.end();
        problem.textProperty().unbind();
        profiles.setItems(null);
        formController.leave();
        attemptController.leave();
    }
}
