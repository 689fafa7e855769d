package dev.onceledger.console.keys;

import dev.onceledger.browse.KeyRow;
import dev.onceledger.console.look.Retold;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.text.Times;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.javafx.FontIcon;

/** When a key expires, or that it is due: past its expiry and not swept yet, so that its answer is still replayed. */
final class ExpiryCell extends TableCell<KeyRow, KeyRow> implements Retold {
    private final Texts texts;
    private final Times times;
    private final FontIcon icon = new FontIcon("fth-clock");
    private final Tooltip tooltip = new Tooltip();

    ExpiryCell(Texts texts, Times times) {
        this.texts = texts;
        this.times = times;
        getStyleClass().add("plain");
    }

    @Override
    protected void updateItem(KeyRow row, boolean empty) {
        super.updateItem(row, empty);
        boolean due = !empty && row.isDue(times.now());
        getStyleClass().remove("due");
        setGraphic(due ? icon : null);
        setTooltip(empty ? null : tooltip);
        if (empty) {
            setText(null);
            return;
        }
        String when = times.relative(row.expiresAt());
        setText(due ? texts.get("keys.due", when) : when);
        tooltip.setText(times.absolute(row.expiresAt()) + (due ? "\n" + texts.get("keys.due.means") : ""));
        if (due) {
            getStyleClass().add("due");
        }
    }

    @Override
    public void retell() {
        if (!isEmpty()) {
            updateItem(getItem(), false);
        }
    }
}
