package dev.onceledger.console.connection;

import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.shell.Switching;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.TextField;

/** The chosen profile: its name, and the parts that say where it leads, who connects and what may be done there. */
final class FormController {
    private final Texts texts;
    private final ProfilesModel model;
    private final Listening listening = new Listening();
    private Following following;

    @FXML
    private Node form;

    @FXML
    private TextField name;

    @FXML
    private ProblemLabel nameWrong;

    @FXML
    private DatabaseController databaseController;

    @FXML
    private PasswordController passwordController;

    @FXML
    private RightsController rightsController;

    FormController(Switching switching) {
        this.texts = switching.tools().texts();
        this.model = switching.model(ProfilesModel.class, ProfilesModel::new);
    }

    @FXML
    private void initialize() {
        name.textProperty().addListener((property, before, after) -> model.edit(profile -> profile.named(after)));
        listening.to(() -> form.setDisable(model.selectedProperty().get() == null), model.selectedProperty());
        following = new Following(model, this::show);
    }

    /** Writes only what differs, so that a field that is being typed into is left alone. */
    private void show(Entry shown) {
        write(name, shown.profile().name());
        tell(nameWrong, model.mistakes().get(Field.NAME), texts);
    }

    static void write(TextField field, String text) {
        if (!field.getText().equals(text)) {
            field.setText(text);
        }
    }

    static void tell(ProblemLabel label, String key, Texts texts) {
        label.setText(key == null ? "" : texts.get(key));
    }

    void focus() {
        name.requestFocus();
        name.selectAll();
    }

    /** Where a password is all that is wanted, that is where people begin. */
    boolean begin() {
        return passwordController.begin();
    }

    void leave() {
        listening.end();
        following.end();
        databaseController.leave();
        passwordController.leave();
        rightsController.leave();
    }
}
