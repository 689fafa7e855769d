package dev.onceledger.console.connection;

import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.shell.Switching;
import dev.onceledger.console.text.Texts;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.TextField;

/** Which database the chosen profile leads to, and where that is; what is wrong is said under the field. */
final class DatabaseController {
    private final Texts texts;
    private final ProfilesModel model;
    private Following following;

    @FXML
    private ComboBox<Kind> kind;

    @FXML
    private Node addressRow;

    @FXML
    private Label addressName;

    @FXML
    private TextField address;

    @FXML
    private ProblemLabel addressWrong;

    DatabaseController(Switching switching) {
        this.texts = switching.tools().texts();
        this.model = switching.model(ProfilesModel.class, ProfilesModel::new);
    }

    @FXML
    private void initialize() {
        kind.setButtonCell(new KindCell());
        kind.setCellFactory(list -> new KindCell());
        kind.getItems().setAll(Kind.values());
        address.textProperty().addListener((property, before, after) -> model.edit(profile -> profile.at(after)));
        kind.valueProperty().addListener((property, before, after) -> model.edit(profile -> profile.of(after)));
        following = new Following(model, this::show);
    }

    private void show(Entry shown) {
        Profile profile = shown.profile();
        FormController.write(address, profile.address());
        kind.setValue(profile.kind());
        addressRow.setVisible(profile.kind().hasAddress());
        addressRow.setManaged(profile.kind().hasAddress());
        String key = "connection.address." + (profile.kind() == Kind.H2_FILE ? "file" : "url");
        addressName.setText(texts.get(key));
        address.setPromptText(texts.get(key + ".prompt"));
        address.setAccessibleText(texts.get(key));
        FormController.tell(addressWrong, model.mistakes().get(Field.ADDRESS), texts);
    }

    void leave() {
        following.end();
    }

    private final class KindCell extends ListCell<Kind> {
        @Override
        protected void updateItem(Kind one, boolean empty) {
            super.updateItem(one, empty);
            setText(empty || one == null ? null : texts.of("connection.kind", one));
        }
    }
}
