package dev.onceledger.console.service;

import dev.onceledger.console.shell.StatusView;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Background.Ticks;
import dev.onceledger.console.work.Listening;
import java.time.Duration;
import java.util.Set;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.javafx.FontIcon;

/** The bar at the bottom: whether the order service runs, how it fares, and its switch; above it what sends requests. */
final class StatusController implements StatusView {
    private static final Duration TICK = Duration.ofSeconds(1);
    private static final Set<ServiceModel.State> CHANGING =
            Set.of(ServiceModel.State.STARTING, ServiceModel.State.STOPPING, ServiceModel.State.READ_ONLY);

    private final Workbench bench;
    private final ServiceModel model;
    private final Ticks ticks;
    private final Listening listening = new Listening();
    private final ErrorsPopup popup;

    @FXML
    private Node send;

    @FXML
    private RequestPanel sendController;

    @FXML
    private ToggleButton power;

    @FXML
    private Label state;

    @FXML
    private FontIcon stateIcon;

    @FXML
    private Label rate;

    @FXML
    private Label inProgress;

    @FXML
    private Button errors;

    @FXML
    private ToggleButton openSend;

    StatusController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(ServiceModel.class, ServiceModel::new);
        this.ticks = bench.background().every(TICK, model::count);
        this.popup = new ErrorsPopup(bench);
    }

    @FXML
    private void initialize() {
        openSend.selectedProperty().bindBidirectional(model.sendingProperty());
        listening.to(this::showState, model.stateProperty());
        listening.to(this::showPulse, model.pulseProperty());
        listening.to(this::showPanel, model.sendingProperty());
    }

    private void showState() {
        Texts texts = bench.texts();
        ServiceModel.State now = model.stateProperty().get();
        boolean running = now == ServiceModel.State.RUNNING;
        String port =
                model.server().map(server -> String.valueOf(server.port())).orElse("");
        state.setText(running ? texts.get("service.running", port) : texts.of("service", now));
        state.setTooltip(new Tooltip(
                now == ServiceModel.State.FAILED
                        ? model.problemProperty().get()
                        : running ? texts.get("service.running.why", port) : texts.get("service.why." + now)));
        stateIcon.setIconLiteral(
                running ? "fth-radio" : now == ServiceModel.State.FAILED ? "fth-alert-octagon" : "fth-slash");
        power.setSelected(running);
        power.setDisable(CHANGING.contains(now));
        power.setText(texts.get(running ? "service.switch.off" : "service.switch.on"));
        rate.setVisible(running);
        inProgress.setVisible(running);
        errors.setVisible(running);
    }

    private void showPulse() {
        ServiceModel.Pulse pulse = model.pulseProperty().get();
        rate.setText(bench.texts().get("service.rate", pulse.perSecond()));
        inProgress.setText(bench.texts().get("service.inProgress", pulse.inProgress()));
        errors.setText(bench.texts().get("service.errors", pulse.errors().size()));
        errors.setDisable(pulse.errors().isEmpty());
    }

    private void showPanel() {
        boolean open = model.sendingProperty().get();
        send.setVisible(open);
        send.setManaged(open);
        if (open) {
            sendController.focus();
        }
    }

    @FXML
    private void toggle() {
        power.setSelected(model.stateProperty().get() == ServiceModel.State.RUNNING);
        model.toggle();
    }

    @FXML
    private void showErrors() {
        popup.show(errors, model.pulseProperty().get().errors());
    }

    @Override
    public void toggleSend() {
        model.sendingProperty().set(!model.sendingProperty().get());
    }

    @Override
    public void leave() {
        ticks.close();
        listening.end();
        popup.hide();
        openSend.selectedProperty().unbindBidirectional(model.sendingProperty());
        sendController.leave();
    }
}
