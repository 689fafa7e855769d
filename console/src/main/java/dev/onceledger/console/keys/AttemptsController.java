package dev.onceledger.console.keys;

import dev.onceledger.browse.AttemptRow;
import dev.onceledger.browse.RecordDetail;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What else was answered under this key, oldest first. */
final class AttemptsController {
    private final Workbench bench;
    private final DetailModel model;
    private final Listening listening = new Listening();

    @FXML
    private VBox rows;

    @FXML
    private Label none;

    AttemptsController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(KeysModel.class, KeysModel::new).detail();
    }

    @FXML
    private void initialize() {
        listening.to(this::show, model.detailProperty(), bench.times().zoneProperty());
    }

    private void show() {
        RecordDetail detail = model.detailProperty().get();
        if (detail == null) {
            return;
        }
        none.setVisible(detail.attempts().isEmpty());
        rows.setVisible(!detail.attempts().isEmpty());
        rows.getChildren()
                .setAll(detail.attempts().stream()
                        .map(attempt -> row(attempt, detail.record().fingerprint()))
                        .toList());
    }

    private VBox row(AttemptRow attempt, String stored) {
        Label outcome = new Label(attempt.httpStatus() + "  " + attempt.outcome());
        outcome.getStyleClass().add("strong");
        Label when = new Label(bench.times().relative(attempt.occurredAt()));
        when.getStyleClass().addAll("text-muted", "small");
        when.setTooltip(new Tooltip(bench.times().absolute(attempt.occurredAt())));
        when.setMinWidth(Region.USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        String same = bench.texts()
                .get(
                        attempt.fingerprint().equals(stored) ? "attempts.sameRequest" : "attempts.otherRequest",
                        KeyColumns.fingerprint(attempt.fingerprint()));
        String trace =
                attempt.traceId() == null ? "" : "  ·  " + bench.texts().get("attempts.trace", attempt.traceId());
        Label more = new Label(same + trace);
        more.getStyleClass().addAll("text-muted", "small");
        more.setWrapText(true);
        VBox row = new VBox(new HBox(outcome, space, when), more);
        row.getStyleClass().add("attempt");
        return row;
    }

    void leave() {
        listening.end();
    }
}
