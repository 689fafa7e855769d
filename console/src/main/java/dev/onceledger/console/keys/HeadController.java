package dev.onceledger.console.keys;

import dev.onceledger.browse.RecordDetail;
import dev.onceledger.console.look.Copy;
import dev.onceledger.console.look.StatusPill;
import dev.onceledger.console.send.SendModel;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import dev.onceledger.ledger.LedgerRecord;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;

/** The record's heading: its status, its key, whose it is, and what can be done with it. */
final class HeadController {
    private final Workbench bench;
    private final KeysModel keys;
    private final StatusPill pill = new StatusPill();
    private final Listening listening = new Listening();

    @FXML
    private TextField key;

    @FXML
    private HBox heading;

    @FXML
    private Label scope;

    HeadController(Workbench bench) {
        this.bench = bench;
        this.keys = bench.model(KeysModel.class, KeysModel::new);
    }

    @FXML
    private void initialize() {
        heading.getChildren().add(0, pill);
        listening.to(this::show, keys.detail().detailProperty());
    }

    private void show() {
        RecordDetail detail = keys.detail().detailProperty().get();
        if (detail != null) {
            LedgerRecord record = detail.record();
            key.setText(record.scope().key());
            scope.setText(record.scope().principal() + "  ·  " + record.scope().operation());
            pill.show(record.status(), bench.texts());
        }
    }

    /** The body is not taken along: what is stored is the canonical text, which may hold what is masked here. */
    @FXML
    private void send() {
        LedgerRecord record = keys.detail().detailProperty().get().record();
        bench.model(SendModel.class, SendModel::new)
                .prefill(record.scope().principal(), record.scope().key(), null);
    }

    @FXML
    private void copyKey() {
        Copy.text(key.getText());
    }

    @FXML
    private void close() {
        keys.list().choose(null);
    }

    void leave() {
        listening.end();
    }
}
