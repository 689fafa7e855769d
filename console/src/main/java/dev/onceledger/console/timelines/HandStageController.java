package dev.onceledger.console.timelines;

import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** What can be done by hand that is about no client: sweep, time, forgetting. */
final class HandStageController {
    private static final List<String> TIMES = List.of("1s", "30s", "1h", "24h", "73h");

    private final HandModel model;
    private final Texts texts;
    private List<Explained> all = List.of();

    @FXML
    private HBox root;

    HandStageController(Workbench bench) {
        this.model = bench.model(TimelinesModel.class, TimelinesModel::new).hand();
        this.texts = bench.texts();
    }

    @FXML
    private void initialize() {
        Button sweep = new Button(texts.get("hand.sweep"));
        sweep.setOnAction(event -> model.outside("sweep"));
        Button retention = new Button(texts.get("hand.retention"));
        retention.setOnAction(event -> model.outside("retention passes"));
        MenuButton clock = new MenuButton(texts.get("hand.clock"));
        for (String time : TIMES) {
            MenuItem item = new MenuItem("+" + time);
            item.setOnAction(event -> model.outside("advance clock " + time));
            clock.getItems().add(item);
        }
        all = List.of(
                explained(sweep, "hand.sweep.why"),
                explained(clock, "hand.clock.why"),
                explained(retention, "hand.retention.why"));
        root.getChildren().setAll(all);
    }

    private Explained explained(ButtonBase button, String key) {
        button.getStyleClass().add(button instanceof MenuButton ? "small-menu" : "small-button");
        button.setMinWidth(Region.USE_PREF_SIZE);
        return new Explained(button, texts.get(key));
    }

    /** Off with a reason; on without one. */
    void allow(String reason) {
        all.forEach(one -> one.allow(reason));
    }
}
