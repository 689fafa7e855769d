package dev.onceledger.console.sweep;

import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.text.Times;
import dev.onceledger.console.work.Listening;
import dev.onceledger.sweep.SweepPlan;
import dev.onceledger.sweep.SweepPlan.PrincipalDue;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;

/** The first step: counting what is due, which changes nothing. */
final class PlanController {
    private final Workbench bench;
    private final SweepModel model;
    private final Listening listening = new Listening();

    @FXML
    private Button count;

    @FXML
    private Node busy;

    @FXML
    private ProblemLabel problem;

    @FXML
    private Node planned;

    @FXML
    private Label due;

    @FXML
    private Label principals;

    @FXML
    private Label bytes;

    @FXML
    private Label oldest;

    @FXML
    private Label cutoff;

    @FXML
    private Label skipped;

    @FXML
    private TableView<PrincipalDue> table;

    PlanController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(SweepModel.class, SweepModel::new);
    }

    @FXML
    private void initialize() {
        new DueColumns(bench).fill(table);
        bench.look().evenRows(table);
        count.disableProperty()
                .bind(model.planningProperty().or(model.runningProperty().isNotNull()));
        busy.visibleProperty().bind(model.planningProperty());
        listening.to(this::show, model.planProperty(), bench.times().zoneProperty());
        listening.to(() -> problem.setText(model.problemProperty().get()), model.problemProperty());
    }

    private void show() {
        SweepPlan plan = model.planProperty().get();
        planned.setVisible(plan != null);
        if (plan == null) {
            return;
        }
        Texts texts = bench.texts();
        Times times = bench.times();
        due.setText(texts.get("sweep.number", plan.due()));
        principals.setText(texts.get("sweep.number", plan.principals().size()));
        bytes.setText(Bytes.told(plan.bytes(), texts));
        oldest.setText(plan.oldest() == null ? "–" : times.relative(plan.oldest()));
        cutoff.setText(texts.get("sweep.cutoff", times.absolute(plan.cutoff())));
        skipped.setVisible(plan.skippedProcessing() > 0);
        skipped.setText(texts.get("sweep.skipped", plan.skippedProcessing()));
        table.getItems().setAll(plan.principals());
        table.setVisible(!plan.principals().isEmpty());
    }

    @FXML
    private void dryRun() {
        model.dryRun();
    }

    void leave() {
        listening.end();
    }
}
