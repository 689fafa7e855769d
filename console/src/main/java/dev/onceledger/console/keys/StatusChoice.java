package dev.onceledger.console.keys;

import dev.onceledger.console.look.StatusPill;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import dev.onceledger.ledger.Status;
import java.util.List;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;

/** One button for each status, which writes it into the filter. */
final class StatusChoice {
    private static final List<Status> OFFERED =
            List.of(Status.SUCCEEDED, Status.FAILED_FINAL, Status.EXPIRED, Status.PROCESSING);

    private StatusChoice() {}

    static void fill(FlowPane box, KeysModel model, Texts texts, Listening listening) {
        ToggleButton all = new ToggleButton(texts.get("keys.status.all"));
        all.setOnAction(event -> {
            all.setSelected(true);
            model.chooseStatus(null);
        });
        add(box, all);
        for (Status status : OFFERED) {
            ToggleButton button = new ToggleButton(texts.of("status", status), new FontIcon(StatusPill.icon(status)));
            button.setTooltip(new Tooltip("status:" + status.name() + " – " + texts.of("status.means", status)));
            button.setUserData(status);
            button.setOnAction(event -> model.chooseStatus(button.isSelected() ? status : null));
            add(box, button);
        }
        listening.to(
                () -> box.getChildren().forEach(node -> {
                    ToggleButton button = (ToggleButton) node;
                    button.setSelected(button.getUserData()
                            == model.list().filterProperty().get().status());
                }),
                model.list().filterProperty());
    }

    private static void add(FlowPane box, ToggleButton button) {
        button.getStyleClass().add("choice");
        button.setMinWidth(Region.USE_PREF_SIZE);
        box.getChildren().add(button);
    }
}
