package dev.onceledger.console.sweep;

import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;

/** How far the sweep is that is under way, and the way to end it early. */
final class ProgressController {
    private final Workbench bench;
    private final SweepModel model;
    private final Listening listening = new Listening();
    private final Listening progress = new Listening();

    @FXML
    private Node going;

    @FXML
    private ProgressBar bar;

    @FXML
    private Label how;

    ProgressController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(SweepModel.class, SweepModel::new);
    }

    @FXML
    private void initialize() {
        listening.to(this::follow, model.runningProperty());
    }

    private void follow() {
        RunningSweep running = model.runningProperty().get();
        going.setVisible(running != null);
        progress.end();
        if (running != null) {
            progress.to(() -> advance(running), running.sweptProperty());
        }
    }

    private void advance(RunningSweep running) {
        bar.setProgress(running.fraction());
        how.setText(bench.texts().get("sweep.progress", running.sweptProperty().get(), running.due(), running.rate()));
    }

    @FXML
    private void cancel() {
        model.cancel();
    }

    void leave() {
        listening.end();
        progress.end();
    }
}
