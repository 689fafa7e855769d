package dev.onceledger.console.look;

import javafx.scene.control.Label;

/** A line that says what went wrong, and takes no room while nothing has. */
public final class ProblemLabel extends Label {
    /** One that says nothing. */
    public ProblemLabel() {
        getStyleClass().add("problem");
        setWrapText(true);
        setMaxWidth(Double.MAX_VALUE);
        // Whatever stands beside it gives way: half a reason helps nobody.
        setMinHeight(USE_PREF_SIZE);
        visibleProperty().bind(textProperty().isNotEmpty());
        managedProperty().bind(visibleProperty());
    }
}
