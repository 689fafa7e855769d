package dev.onceledger.console.service;

import dev.onceledger.console.shell.StatusView;
import dev.onceledger.console.shell.Views;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.StackPane;

/** The bar at the bottom: the order service and how it fares; above it what sends requests. */
final class StatusController implements StatusView {
    /** How much of the window the panel takes at most, so that the place above it can still be used. */
    private static final double SHARE = 0.44;

    private static final String SEND = "/dev/onceledger/console/send/send.fxml";

    private final ServiceModel model;
    private final Workbench bench;
    private final Listening listening = new Listening();
    private RequestPanel panel;

    @FXML
    private StackPane send;

    @FXML
    private PowerController serviceController;

    @FXML
    private PulseController pulseController;

    @FXML
    private ToggleButton openSend;

    StatusController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(ServiceModel.class, ServiceModel::new);
    }

    @FXML
    private void initialize() {
        send.sceneProperty().addListener((property, before, scene) -> {
            if (scene != null) {
                send.maxHeightProperty().bind(scene.heightProperty().multiply(SHARE));
            }
        });
        openSend.selectedProperty().bindBidirectional(model.sendingProperty());
        listening.to(this::showPanel, model.sendingProperty());
    }

    private void showPanel() {
        boolean open = model.sendingProperty().get();
        send.setVisible(open);
        send.setManaged(open);
        if (open) {
            panel().focus();
        }
    }

    /** Made when it is first wanted, which for many is never. */
    private RequestPanel panel() {
        if (panel == null) {
            Views.View view = Views.load(SEND, bench.texts(), bench);
            panel = (RequestPanel) view.controller();
            send.getChildren().setAll(view.root());
        }
        return panel;
    }

    @Override
    public void toggleSend() {
        model.sendingProperty().set(!model.sendingProperty().get());
    }

    @Override
    public boolean isSettled() {
        return model.isSettled();
    }

    @Override
    public void leave() {
        listening.end();
        openSend.selectedProperty().unbindBidirectional(model.sendingProperty());
        serviceController.leave();
        pulseController.leave();
        if (panel != null) {
            panel.leave();
        }
    }
}
