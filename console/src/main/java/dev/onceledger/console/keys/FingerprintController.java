package dev.onceledger.console.keys;

import dev.onceledger.browse.RecordDetail;
import dev.onceledger.console.json.JsonFlow;
import dev.onceledger.console.look.Copy;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import dev.onceledger.json.JsonText;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;

/** The fingerprint, and the canonical text that it was computed from. */
final class FingerprintController {
    private final Workbench bench;
    private final DetailModel model;
    private final Listening listening = new Listening();

    @FXML
    private TextField fingerprint;

    @FXML
    private JsonFlow canonical;

    @FXML
    private Button reveal;

    @FXML
    private Label none;

    FingerprintController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(KeysModel.class, KeysModel::new).detail();
    }

    @FXML
    private void initialize() {
        listening.to(this::show, model.detailProperty(), model.revealedProperty());
    }

    private void show() {
        RecordDetail detail = model.detailProperty().get();
        if (detail == null) {
            return;
        }
        fingerprint.setText(detail.record().fingerprint());
        JsonText text = model.canonical();
        boolean kept = detail.record().canonical() != null;
        canonical.setVisible(kept);
        none.setVisible(!kept);
        none.setText(
                bench.texts().get(detail.record().expiredAt() == null ? "fingerprint.notKept" : "fingerprint.swept"));
        canonical.show(text.pretty());
        reveal.setVisible(text.isMasked());
    }

    @FXML
    private void reveal() {
        model.reveal();
    }

    @FXML
    private void copy() {
        Copy.text(fingerprint.getText());
    }

    void leave() {
        listening.end();
    }
}
