package dev.onceledger.console.keys;

import dev.onceledger.browse.RecordDetail;
import dev.onceledger.console.explain.ExplainModel;
import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.shell.PlaceView;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import dev.onceledger.ledger.LedgerRecord;
import dev.onceledger.ledger.Scope;
import javafx.fxml.FXML;
import javafx.scene.control.ScrollPane;

/** The record's fields; its heading, and what hangs on them, stand in views of their own. */
final class DetailController {
    private final Workbench bench;
    private final DetailModel model;
    private final RecordFields recordFields;
    private Scope shown;
    private final Listening listening = new Listening();

    @FXML
    private HeadController headController;

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
        this.model = bench.model(KeysModel.class, KeysModel::new).detail();
        this.recordFields = new RecordFields(bench.texts(), bench.times());
    }

    @FXML
    private void initialize() {
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
        if (!record.scope().equals(shown)) {
            shown = record.scope();
            scroll.setVvalue(0);
        }
        recordFields.fill(fields, detail);
    }

    void leave() {
        listening.end();
        headController.leave();
        responseController.leave();
        fingerprintController.leave();
        orderController.leave();
        attemptsController.leave();
        explainController.leave();
    }
}
