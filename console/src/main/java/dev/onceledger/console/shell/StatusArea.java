package dev.onceledger.console.shell;

import javafx.scene.layout.StackPane;

/** The bar at the bottom, which is there while the ledger is open, whatever the place. */
final class StatusArea {
    /** Ignores everything. */
    static final StatusView NONE = new StatusView() {};

    private static final String STATUS = "/dev/onceledger/console/service/status.fxml";

    private final ShellModel model;
    private final StackPane pane;
    private StatusView view = NONE;

    StatusArea(ShellModel model, StackPane pane) {
        this.model = model;
        this.pane = pane;
    }

    void show() {
        if (model.stateProperty().get() != ShellModel.State.OPEN) {
            leave();
            pane.getChildren().clear();
        } else if (pane.getChildren().isEmpty()) {
            Views.View loaded = Views.load(STATUS, model.tools().texts(), model.bench());
            view = (StatusView) loaded.controller();
            pane.getChildren().setAll(loaded.root());
        }
    }

    /** The bar; one that ignores everything while the ledger is not open. */
    StatusView view() {
        return view;
    }

    void leave() {
        view.leave();
        view = NONE;
    }
}
