package dev.onceledger.console.keys;

import dev.onceledger.browse.KeyRow;
import dev.onceledger.console.look.Retold;
import dev.onceledger.console.look.StatusPill;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.text.Times;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;

/** A cell with its row's status, and a mark where the row is due: the column that says so in words may not have room. */
final class StatusCell extends TableCell<KeyRow, KeyRow> implements Retold {
    private final Texts texts;
    private final Times times;
    private final StatusPill pill = new StatusPill();
    private final Label due = new Label("", new FontIcon("fth-clock"));
    private final HBox both = new HBox(pill, due);

    StatusCell(Texts texts, Times times) {
        this.texts = texts;
        this.times = times;
        getStyleClass().add("status-cell");
        both.getStyleClass().add("status-and-due");
        both.setAlignment(Pos.CENTER_LEFT);
        due.getStyleClass().add("due-mark");
        due.setMinWidth(Region.USE_PREF_SIZE);
    }

    @Override
    protected void updateItem(KeyRow row, boolean empty) {
        super.updateItem(row, empty);
        setGraphic(empty ? null : both);
        setAccessibleText(null);
        if (!empty) {
            boolean isDue = row.isDue(times.now());
            pill.show(row.status(), texts);
            if (isDue && due.getTooltip() == null) {
                due.setTooltip(new Tooltip(texts.get("keys.due.means")));
            }
            due.setVisible(isDue);
            due.setManaged(isDue);
            setAccessibleText(texts.of("status", row.status()) + (isDue ? ". " + texts.get("keys.due.means") : ""));
        }
    }

    @Override
    public void retell() {
        if (!isEmpty()) {
            updateItem(getItem(), false);
        }
    }
}
