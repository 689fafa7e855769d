package dev.onceledger.console.shell;

import dev.onceledger.console.text.Texts;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** The buttons of the places, and below them the one that says what is being looked at. */
final class Rail {
    private final ShellModel model;
    private final ToggleGroup places = new ToggleGroup();

    Rail(ShellModel model) {
        this.model = model;
    }

    void fill(VBox box, Runnable help) {
        // The arrow keys choose without pressing.
        places.selectedToggleProperty().addListener((property, before, after) -> {
            if (after != null) {
                model.placeProperty().set((Place) after.getUserData());
            }
        });
        for (int index = 0; index < Place.ALL.size(); index++) {
            box.getChildren().add(button(Place.ALL.get(index), index + 1));
        }
        Region space = new Region();
        VBox.setVgrow(space, Priority.ALWAYS);
        box.getChildren().addAll(space, helpButton(help));
    }

    private ToggleButton button(Place place, int number) {
        String name = model.tools().texts().get(place.textKey());
        ToggleButton button = new ToggleButton(name, new FontIcon(place.icon()));
        button.setId("place-" + place.name());
        button.getStyleClass().add("rail-button");
        button.setToggleGroup(places);
        button.setUserData(place);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setTooltip(new Tooltip(name + "  Ctrl+" + number));
        button.setOnAction(event -> button.setSelected(true));
        return button;
    }

    private Button helpButton(Runnable help) {
        Texts texts = model.tools().texts();
        Button button = new Button("", new FontIcon("fth-help-circle"));
        button.setId("help");
        button.getStyleClass().addAll("rail-button", "flat");
        button.setMaxWidth(Double.MAX_VALUE);
        button.setAccessibleText(texts.get("help.open"));
        button.setTooltip(new Tooltip(texts.get("help.open") + "  Shift+F1"));
        button.setOnAction(event -> help.run());
        return button;
    }

    /** Puts the keyboard on the place that is open, whose keys it answers to from here. */
    void focus() {
        if (places.getSelectedToggle() instanceof ToggleButton open) {
            open.requestFocus();
        }
    }

    /** Shows which place is open. */
    void select(Place place) {
        places.getToggles().forEach(toggle -> toggle.setSelected(toggle.getUserData() == place));
    }
}
