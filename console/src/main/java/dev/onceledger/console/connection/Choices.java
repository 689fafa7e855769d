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

    private Choices() {}

    /** Puts a button for each value into the pane; {@code chosen} is called when a person presses another one. */
    static <T> Choices<T> into(Pane pane, List<T> values, Function<T, String> name, Consumer<T> chosen) {
        Choices<T> choices = new Choices<>();
        for (T value : values) {
            ToggleButton button = new ToggleButton(name.apply(value));
            button.setId(pane.getId() + "-" + value);
            button.getStyleClass().add("choice");
            button.setToggleGroup(choices.group);
            button.setUserData(value);
            button.setOnAction(event -> {
                button.setSelected(true);
                chosen.accept(value);
            });
            pane.getChildren().add(button);
        }
        return choices;
    }

    void show(T value) {
        group.getToggles()
                .forEach(toggle -> toggle.setSelected(toggle.getUserData().equals(value)));
    }

    void disable(T value, boolean disabled) {
        group.getToggles().stream()
                .filter(toggle -> toggle.getUserData().equals(value))
                .forEach(toggle -> ((ToggleButton) toggle).setDisable(disabled));
    }
}
