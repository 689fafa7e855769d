package dev.onceledger.console.sweep;

import dev.onceledger.browse.ActivityRow;
import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.control.ListView;

/** The list of earlier runs. */
final class PastRunsController {
    private final Workbench bench;
    private final PastRunsModel model;
    private final Listening listening = new Listening();

    @FXML
    private ListView<ActivityRow> list;

    @FXML
    private ProblemLabel problem;

    PastRunsController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(PastRunsModel.class, PastRunsModel::new);
    }

    @FXML
    private void initialize() {
        list.setCellFactory(view -> new PastRunCell(bench.texts(), bench.times()));
        list.setItems(model.rows());
        listening.to(list::refresh, bench.times().zoneProperty());
        listening.to(() -> problem.setText(model.problemProperty().get()), model.problemProperty());
    }

    void leave() {
        listening.end();
        list.setItems(null);
    }
}
