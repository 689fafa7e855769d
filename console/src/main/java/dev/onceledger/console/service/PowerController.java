package dev.onceledger.console.service;

import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import java.util.Set;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.javafx.FontIcon;

/** Whether the order service runs, and its switch. */
final class PowerController {
    private static final Set<ServiceModel.State> CHANGING =
            Set.of(ServiceModel.State.STARTING, ServiceModel.State.STOPPING, ServiceModel.State.READ_ONLY);

    private final Workbench bench;
    private final ServiceModel model;
    private final Listening listening = new Listening();

    @FXML
    private Label state;

    @FXML
    private FontIcon stateIcon;

    @FXML
    private ToggleButton power;

    PowerController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(ServiceModel.class, ServiceModel::new);
    }

    @FXML
    private void initialize() {
        listening.to(this::show, model.stateProperty());
    }

    private void show() {
        Texts texts = bench.texts();
        ServiceModel.State now = model.stateProperty().get();
        boolean running = now == ServiceModel.State.RUNNING;
        String port =
                model.server().map(server -> String.valueOf(server.port())).orElse("");
        state.setText(running ? texts.get("service.running", port) : texts.of("service", now));
        state.setTooltip(new Tooltip(
                now == ServiceModel.State.FAILED
                        ? model.problemProperty().get()
                        : running ? whyThere(port) : texts.get("service.why." + now)));
        stateIcon.setIconLiteral(
                running ? "fth-radio" : now == ServiceModel.State.FAILED ? "fth-alert-octagon" : "fth-slash");
        power.setSelected(running);
        power.setDisable(CHANGING.contains(now));
        power.setText(texts.get(running ? "service.switch.off" : "service.switch.on"));
    }

    private String whyThere(String port) {
        Texts texts = bench.texts();
        String why = texts.get("service.running.why", port);
        return model.taken()
                .map(taken -> why + "\n" + texts.get("service.running.taken", taken))
                .orElse(why);
    }

    @FXML
    private void toggle() {
        power.setSelected(model.stateProperty().get() == ServiceModel.State.RUNNING);
        model.toggle();
    }

    /** Lets go of the model, which outlives this. */
    void leave() {
        listening.end();
    }
}
