package dev.onceledger.console.shell;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.StackPane;

/** A dialog over everything else in the window, which can be seen but not reached meanwhile. */
final class Overlay {
    private static final DialogView NONE = new DialogView() {};

    private final StackPane layer;
    private final Node beneath;
    private DialogView dialog = NONE;
    private Node before;

    Overlay(StackPane layer, Node beneath) {
        this.layer = layer;
        this.beneath = beneath;
        hide();
    }

    void show(Views.View view) {
        dialog = (DialogView) view.controller();
        Parent root = view.root();
        before = beneath.getScene() == null ? null : beneath.getScene().getFocusOwner();
        layer.getChildren().setAll(root);
        appear(true);
        dialog.begin();
    }

    void hide() {
        boolean shown = dialog != NONE;
        leave();
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
        dialog.leave();
        dialog = NONE;
    }
}
