package dev.onceledger.console.shell;

import dev.onceledger.console.work.Listening;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.StackPane;

/** The connection dialog over everything else in the window, which can be seen but not reached meanwhile. */
final class Overlay {
    private static final String CONNECTIONS = "/dev/onceledger/console/connection/connections.fxml";
    private static final DialogView NONE = new DialogView() {};

    private final ShellModel model;
    private final StackPane layer;
    private final Node beneath;
    private final Listening listening = new Listening();
    private DialogView dialog = NONE;
    private Node before;

    Overlay(ShellModel model, StackPane layer, Node beneath) {
        this.model = model;
        this.layer = layer;
        this.beneath = beneath;
        listening.to(this::update, model.switching().shownProperty());
    }

    private void update() {
        if (model.switching().shownProperty().get()) {
            show(Views.load(CONNECTIONS, model.tools().texts(), model.switching()));
        } else {
            hide();
        }
    }

    private void show(Views.View view) {
        dialog = (DialogView) view.controller();
        Parent root = view.root();
        before = beneath.getScene() == null ? null : beneath.getScene().getFocusOwner();
        layer.getChildren().setAll(root);
        appear(true);
        dialog.begin();
    }

    private void hide() {
        boolean shown = dialog != NONE;
        end();
        layer.getChildren().clear();
        appear(false);
        if (shown && before != null && before.getScene() != null) {
            before.requestFocus();
        }
    }

    private void appear(boolean shown) {
        layer.setVisible(shown);
        layer.setManaged(shown);
        beneath.setDisable(shown);
    }

    void leave() {
        listening.end();
        end();
    }

    private void end() {
        dialog.leave();
        dialog = NONE;
    }
}
