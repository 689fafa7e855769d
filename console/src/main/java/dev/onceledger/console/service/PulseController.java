package dev.onceledger.console.service;

import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Background.Ticks;
import dev.onceledger.console.work.Listening;
import java.time.Duration;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;

/** How the order service fares while it runs, counted anew every second, and its last errors. */
final class PulseController {
    private static final Duration TICK = Duration.ofSeconds(1);

    private final Workbench bench;
    private final ServiceModel model;
    private final Ticks ticks;
    private final ErrorsPopup popup;
    private final Listening listening = new Listening();

    @FXML
    private Node pulse;

    @FXML
    private Label rate;

    @FXML
    private Label inProgress;

    @FXML
    private Button errors;

    PulseController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(ServiceModel.class, ServiceModel::new);
        this.ticks = bench.background().every(TICK, model::count);
        this.popup = new ErrorsPopup(bench);
    }

    @FXML
    private void initialize() {
        listening.to(
                () -> pulse.setVisible(model.stateProperty().get() == ServiceModel.State.RUNNING),
                model.stateProperty());
        listening.to(this::show, model.pulseProperty());
    }

    private void show() {
        Texts texts = bench.texts();
        ServiceModel.Pulse now = model.pulseProperty().get();
        rate.setText(texts.get("service.rate", now.perSecond()));
        inProgress.setText(texts.get("service.inProgress", now.inProgress()));
        errors.setText(texts.get("service.errors", now.errors().size()));
        errors.setDisable(now.errors().isEmpty());
    }

    @FXML
    private void showErrors() {
        popup.show(errors, model.pulseProperty().get().errors());
    }

    /** Stops ticking, and lets go of the model, which outlives this. */
    void leave() {
        ticks.close();
        listening.end();
        popup.hide();
    }
}
