package dev.onceledger.console.activity;

import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** One button for each of an enum's constants, of which one is always chosen. */
final class Chips {
    private Chips() {}

    static <E extends Enum<E>> void fill(
            HBox box, E[] constants, String prefix, ObjectProperty<E> chosen, Texts texts, Listening listening) {
        for (E constant : constants) {
            ToggleButton chip = new ToggleButton(texts.of(prefix, constant));
            chip.getStyleClass().add("choice");
            chip.setMinWidth(Region.USE_PREF_SIZE);
            chip.setOnAction(event -> {
                chip.setSelected(true);
                chosen.set(constant);
            });
            box.getChildren().add(chip);
            listening.to(() -> chip.setSelected(chosen.get() == constant), chosen);
        }
    }
}
