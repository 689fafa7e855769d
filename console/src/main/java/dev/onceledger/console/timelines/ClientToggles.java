package dev.onceledger.console.timelines;

import dev.onceledger.console.text.Texts;
import dev.onceledger.timeline.StandingWords;
import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Pane;

/** Which client is moved, and where each of them stands. */
final class ClientToggles {
    private final HandModel model;
    private final Pane into;
    private final Texts texts;
    private final Map<String, ToggleButton> toggles = new LinkedHashMap<>();

    ClientToggles(HandModel model, Pane into, Texts texts) {
        this.model = model;
        this.into = into;
        this.texts = texts;
    }

    /** The clients of the timeline. */
    void offer() {
        ToggleGroup group = new ToggleGroup();
        // The arrow keys choose without pressing.
        group.selectedToggleProperty().addListener((property, before, after) -> {
            if (after != null) {
                model.clientProperty().set((String) after.getUserData());
            }
        });
        toggles.clear();
        for (String client : model.toldProperty().get().clients()) {
            ToggleButton toggle = new ToggleButton();
            toggle.getStyleClass().addAll("choice", "client-toggle");
            toggle.setToggleGroup(group);
            toggle.setMnemonicParsing(false);
            toggle.setUserData(client);
            toggle.setOnAction(event -> update());
            toggles.put(client, toggle);
        }
        into.getChildren().setAll(toggles.values());
    }

    void update() {
        toggles.forEach((client, toggle) -> {
            String stands =
                    StandingWords.of(model.standing(client)).in(texts.language().locale());
            toggle.setText(client + "   " + stands);
            toggle.setSelected(client.equals(model.clientProperty().get()));
        });
    }
}
