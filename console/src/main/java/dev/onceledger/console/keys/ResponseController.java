package dev.onceledger.console.keys;

import dev.onceledger.browse.RecordDetail;
import dev.onceledger.console.json.JsonFlow;
import dev.onceledger.console.look.ChoiceGroup;
import dev.onceledger.console.look.Copy;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import dev.onceledger.json.JsonText;
import dev.onceledger.ledger.StoredAnswer;
import java.nio.charset.StandardCharsets;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;

/** The stored response: pretty, raw or its headers; what is secret is masked until revealed. */
final class ResponseController {
    private final Workbench bench;
    private final DetailModel model;
    private final Listening listening = new Listening();

    @FXML
    private ChoiceGroup form;

    @FXML
    private ToggleButton raw;

    @FXML
    private ToggleButton headers;

    @FXML
    private TextField search;

    @FXML
    private JsonFlow json;

    @FXML
    private Label size;

    @FXML
    private Label none;

    @FXML
    private Node present;

    @FXML
    private Button reveal;

    @FXML
    private Button copy;

    ResponseController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(KeysModel.class, KeysModel::new).detail();
    }

    @FXML
    private void initialize() {
        search.textProperty().addListener((property, before, after) -> json.mark(after));
        listening.to(this::show, model.detailProperty(), model.revealedProperty(), form.selectedToggleProperty());
    }

    private void show() {
        RecordDetail detail = model.detailProperty().get();
        StoredAnswer answer = detail == null ? null : detail.record().answer();
        present.setVisible(answer != null);
        none.setVisible(answer == null);
        if (detail == null) {
            return;
        } else if (answer == null) {
            none.setText(bench.texts().get("response.none." + detail.record().status()));
            return;
        }
        JsonText response = model.response();
        size.setText(bench.texts().get("response.size", answer.body().length));
        reveal.setVisible(response.isMasked());
        copy.setDisable(response.isMasked());
        json.show(headers.isSelected() ? model.headers() : raw.isSelected() ? response : response.pretty());
    }

    @FXML
    private void reveal() {
        model.reveal();
    }

    /** What is copied are the stored bytes as text, whichever form is shown. */
    @FXML
    private void copy() {
        Copy.text(new String(model.detailProperty().get().record().answer().body(), StandardCharsets.UTF_8));
    }

    void leave() {
        listening.end();
    }
}
