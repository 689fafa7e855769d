package dev.onceledger.console.keys;

import dev.onceledger.browse.OrderRow;
import dev.onceledger.browse.RecordDetail;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;

/** The order and its stock as they are now, whatever the stored response says. */
final class OrderController {
    private final Workbench bench;
    private final DetailModel model;
    private final OrderFields lines;
    private final Listening listening = new Listening();

    @FXML
    private FieldGrid fields;

    @FXML
    private Button reveal;

    @FXML
    private Label none;

    OrderController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(KeysModel.class, KeysModel::new).detail();
        this.lines = new OrderFields(bench, model);
    }

    @FXML
    private void initialize() {
        listening.to(
                this::show,
                model.detailProperty(),
                model.revealedProperty(),
                bench.times().zoneProperty());
    }

    private void show() {
        RecordDetail detail = model.detailProperty().get();
        OrderRow order = detail == null ? null : detail.order().orElse(null);
        fields.setVisible(order != null);
        none.setVisible(order == null);
        reveal.setVisible(order != null && lines.fill(fields, detail, order));
        if (detail != null && order == null) {
            none.setText(bench.texts().get(detail.record().resourceId() == null ? "order.none" : "order.gone"));
        }
    }

    @FXML
    private void reveal() {
        model.reveal();
    }

    void leave() {
        listening.end();
    }
}
