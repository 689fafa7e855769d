package dev.onceledger.console.activity;

import dev.onceledger.browse.ActivityRow;
import dev.onceledger.console.keys.FieldGrid;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import java.time.Instant;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;

/** All of the row chosen. */
final class ActivityRowController {
    private final Workbench bench;
    private final ActivityModel model;
    private final Listening listening = new Listening();

    @FXML
    private Label none;

    @FXML
    private Node present;

    @FXML
    private Label what;

    @FXML
    private FieldGrid fields;

    ActivityRowController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(ActivityModel.class, ActivityModel::new);
    }

    @FXML
    private void initialize() {
        listening.to(this::show, model.selectedProperty(), bench.times().zoneProperty());
    }

    private void show() {
        ActivityRow row = model.selectedProperty().get();
        none.setVisible(row == null);
        present.setVisible(row != null);
        if (row != null) {
            fill(row, bench.texts());
        }
    }

    private void fill(ActivityRow row, Texts texts) {
        boolean keyed = row.scope() != null;
        what.setText(new Words(texts).whole(row));
        fields.clear();
        fields.add(texts.get("activity.column.when"), time(row.occurredAt()));
        fields.add(texts.get("activity.column.whose"), texts.of("activity.kind", row.kind()));
        fields.add(texts.get("activity.column.who"), row.who());
        fields.add(texts.get("activity.http"), row.httpStatus());
        fields.add(texts.get("activity.principal"), keyed ? row.scope().principal() : null);
        fields.add(texts.get("activity.operation"), keyed ? row.scope().operation() : null);
        fields.add(texts.get("activity.column.key"), keyed ? row.scope().key() : null);
        fields.add(texts.get("activity.fingerprint"), row.fingerprint());
        fields.add(texts.get("activity.trace"), row.traceId());
        fields.add(texts.get("activity.cutoff"), row.cutoff() == null ? null : time(row.cutoff()));
        fields.add(texts.get("activity.affected"), row.affected());
        fields.add(texts.get("activity.column.reason"), row.reason());
        fields.add(texts.get("activity.detail"), row.detail());
    }

    private String time(Instant time) {
        return bench.times().absolute(time) + "  (" + bench.times().relative(time) + ")";
    }

    void leave() {
        listening.end();
    }
}
