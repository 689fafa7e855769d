package dev.onceledger.console.look;

import javafx.scene.control.ToggleGroup;

/** Buttons of which one is always on. */
public final class ChoiceGroup extends ToggleGroup {
    /** With no button yet; the first to be on is said by whoever adds them. */
    public ChoiceGroup() {
        selectedToggleProperty().addListener((property, before, after) -> {
            if (after == null) {
                before.setSelected(true);
            }
        });
    }
}
