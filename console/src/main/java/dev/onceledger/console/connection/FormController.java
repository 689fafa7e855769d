package dev.onceledger.console.connection;

import dev.onceledger.console.Environment;
import dev.onceledger.console.shell.Switching;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import java.util.List;
import java.util.Map;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;

/** The chosen profile's fields; what is wrong is said under the field. */
final class FormController {
    private final Texts texts;
    private final ProfilesModel model;
    private final Listening toModel = new Listening();
    private final Listening toEntry = new Listening();
    private Entry shown;
    private Choices<Environment> environment;
    private Choices<Boolean> readOnly;

    @FXML
    private Node form;

    @FXML
    private TextField name;

    @FXML
    private Label nameWrong;

    @FXML
    private ComboBox<Kind> kind;

    @FXML
    private Node addressRow;

    @FXML
    private Label addressName;

    @FXML
    private TextField address;

    @FXML
    private Label addressWrong;

    @FXML
    private HBox environments;

    @FXML
    private HBox modes;

    @FXML
    private Label means;

    @FXML
    private PasswordController passwordController;

    FormController(Switching switching) {
        this.texts = switching.tools().texts();
        this.model = switching.model(ProfilesModel.class, ProfilesModel::new);
    }

    @FXML
    private void initialize() {
        kind.setButtonCell(new KindCell());
        kind.setCellFactory(list -> new KindCell());
        kind.getItems().setAll(Kind.values());
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
        name.textProperty().addListener((property, before, after) -> model.edit(profile -> profile.named(after)));
        address.textProperty().addListener((property, before, after) -> model.edit(profile -> profile.at(after)));
        kind.valueProperty().addListener((property, before, after) -> model.edit(profile -> profile.of(after)));
        toModel.to(this::follow, model.selectedProperty());
    }

    private void follow() {
        toEntry.end();
        shown = model.selectedProperty().get();
        form.setDisable(shown == null);
        if (shown != null) {
            toEntry.to(this::show, shown.profileProperty());
        }
    }

    /** Writes only what differs, so that a field that is being typed into is left alone. */
    private void show() {
        Profile profile = shown.profile();
        write(name, profile.name());
        write(address, profile.address());
        kind.setValue(profile.kind());
        environment.show(profile.environment());
        readOnly.show(profile.readOnly());
        addressRow.setVisible(profile.kind().hasAddress());
        addressRow.setManaged(profile.kind().hasAddress());
        String key = "connection.address." + (profile.kind() == Kind.H2_FILE ? "file" : "url");
        addressName.setText(texts.get(key));
        address.setPromptText(texts.get(key + ".prompt"));
        address.setAccessibleText(texts.get(key));
        means.setText(texts.of("connection.means", profile.environment()));
        Map<Field, String> mistakes = model.mistakes();
        tell(nameWrong, mistakes.get(Field.NAME));
        tell(addressWrong, mistakes.get(Field.ADDRESS));
    }

    private static void write(TextField field, String text) {
        if (!field.getText().equals(text)) {
            field.setText(text);
        }
    }

    private void tell(Label label, String key) {
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
        toModel.end();
        toEntry.end();
        passwordController.leave();
    }

    private final class KindCell extends ListCell<Kind> {
        @Override
        protected void updateItem(Kind one, boolean empty) {
            super.updateItem(one, empty);
            setText(empty || one == null ? null : texts.of("connection.kind", one));
        }
    }
}
