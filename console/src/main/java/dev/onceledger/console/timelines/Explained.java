package dev.onceledger.console.timelines;

import javafx.scene.control.ButtonBase;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.StackPane;

/** A button that says why it cannot be pressed; a button that is off shows no tooltip of its own. */
final class Explained extends StackPane {
    private final ButtonBase button;
    private final Tooltip tooltip = new Tooltip();
    private final String what;

    /**
     * Around a button.
     *
     * @param what it does
     */
    Explained(ButtonBase button, String what) {
        this.button = button;
        this.what = what;
        getChildren().setAll(button);
        Tooltip.install(this, tooltip);
        allow("");
    }

    /** Off with a reason; on without one. */
    void allow(String reason) {
        button.setDisable(!reason.isEmpty());
        String said = reason.isEmpty() ? what : what + "\n" + reason;
        tooltip.setText(said);
        button.setAccessibleHelp(said);
    }
}
