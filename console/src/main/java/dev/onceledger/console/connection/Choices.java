package dev.onceledger.console.connection;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Pane;

/**
 * A few buttons of which one is on.
 *
 * @param <T> what is chosen
 */
final class Choices<T> {
    private final ToggleGroup group = new ToggleGroup();
    private boolean showing;

    private Choices() {}

    /** Puts a button for each value into the pane; {@code chosen} is called when a person presses another one, or goes to it with the arrow keys. */
    static <T> Choices<T> into(Pane pane, List<T> values, Function<T, String> name, Consumer<T> chosen) {
        Choices<T> choices = new Choices<>();
        choices.group.selectedToggleProperty().addListener((property, before, after) -> {
            if (after != null && !choices.showing) {
                chosen.accept(values.get(pane.getChildren().indexOf(after)));
            }
        });
        for (T value : values) {
            ToggleButton button = new ToggleButton(name.apply(value));
            button.setId(pane.getId() + "-" + value);
            button.getStyleClass().add("choice");
            button.setToggleGroup(choices.group);
            button.setUserData(value);
            button.setOnAction(event -> button.setSelected(true));
            pane.getChildren().add(button);
        }
        return choices;
    }

    void show(T value) {
        showing = true;
        group.getToggles()
                .forEach(toggle -> toggle.setSelected(toggle.getUserData().equals(value)));
        showing = false;
    }

    void disable(T value, boolean disabled) {
        group.getToggles().stream()
                .filter(toggle -> toggle.getUserData().equals(value))
                .forEach(toggle -> ((ToggleButton) toggle).setDisable(disabled));
    }
}
