package dev.onceledger.console.connection;

import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.shell.DialogView;
import dev.onceledger.console.shell.Switching;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;

/** The dialog: profiles on the left, the chosen one on the right. */
final class ConnectionsController implements DialogView {
    private final Switching switching;
    private final ProfilesModel model;
    private final AttemptModel attempt;
    private final Listening listening = new Listening();

    @FXML
    private Region dialog;

    @FXML
    private ProblemLabel problem;

    @FXML
    private Button close;

    @FXML
    private ProfileListController listController;

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
        listController.whenAdded(formController::focus);
        problem.textProperty().bind(model.problemProperty());
        listening.to(
                () -> close.setDisable(attempt.stateProperty().get().stage() == AttemptModel.Stage.CONNECTING),
                attempt.stateProperty());
        // Before the list of profiles, which keeps the key for itself.
        dialog.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            boolean closesList = event.getTarget() instanceof ComboBoxBase<?> box && box.isShowing();
            if (event.getCode() == KeyCode.ESCAPE && !closesList && !close.isDisabled()) {
                close();
                event.consume();
            }
        });
    }

    @FXML
    private void close() {
        attempt.cancel();
        switching.shownProperty().set(false);
    }

    @Override
    public void begin() {
        if (!formController.begin()) {
            listController.focus();
        }
    }

    @Override
    public void leave() {
        listening.end();
        problem.textProperty().unbind();
        listController.leave();
        formController.leave();
        attemptController.leave();
    }
}
