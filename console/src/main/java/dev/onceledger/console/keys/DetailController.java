package dev.onceledger.console.keys;

import dev.onceledger.browse.RecordDetail;
import dev.onceledger.console.explain.ExplainModel;
import dev.onceledger.console.look.Copy;
import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.look.StatusPill;
import dev.onceledger.console.send.SendModel;
import dev.onceledger.console.shell.PlaceView;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import dev.onceledger.ledger.LedgerRecord;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;

/** The record's heading and its fields; what hangs on them stands in views of its own below. */
final class DetailController {
    private final Workbench bench;
    private final KeysModel keys;
    private final DetailModel model;
    private final StatusPill pill = new StatusPill();
    private final RecordFields recordFields;
    private final Listening listening = new Listening();

    @FXML
    private TextField key;

    @FXML
    private HBox heading;

    @FXML
    private Label scope;

    @FXML
    private ProblemLabel problem;

    @FXML
    private ScrollPane scroll;

    @FXML
    private FieldGrid fields;

    @FXML
    private ResponseController responseController;

    @FXML
    private FingerprintController fingerprintController;

    @FXML
    private OrderController orderController;

    @FXML
    private AttemptsController attemptsController;

    @FXML
    private PlaceView explainController;

    DetailController(Workbench bench) {
        this.bench = bench;
        this.keys = bench.model(KeysModel.class, KeysModel::new);
        this.model = keys.detail();
        this.recordFields = new RecordFields(bench.texts(), bench.times());
    }

    @FXML
    private void initialize() {
        heading.getChildren().add(0, pill);
        listening.to(this::show, model.detailProperty(), bench.times().zoneProperty());
        listening.to(() -> problem.setText(model.problemProperty().get()), model.problemProperty());
    }

    private void show() {
        RecordDetail detail = model.detailProperty().get();
        if (detail == null) {
            return;
        }
        LedgerRecord record = detail.record();
        bench.model(ExplainModel.class, ExplainModel::new).beside(record);
        if (!record.scope().key().equals(key.getText())) {
            scroll.setVvalue(0);
        }
        key.setText(record.scope().key());
        scope.setText(record.scope().principal() + "  ·  " + record.scope().operation());
        pill.show(record.status(), bench.texts());
        recordFields.fill(fields, detail);
    }

    /** The body is not taken along: what is stored is the canonical text, which may hold what is masked here. */
    @FXML
    private void send() {
        LedgerRecord record = model.detailProperty().get().record();
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
        responseController.leave();
        fingerprintController.leave();
        orderController.leave();
        attemptsController.leave();
        explainController.leave();
    }
}
