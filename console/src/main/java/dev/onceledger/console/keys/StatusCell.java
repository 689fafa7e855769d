package dev.onceledger.console.keys;

import dev.onceledger.browse.KeyRow;
import dev.onceledger.console.look.StatusPill;
import dev.onceledger.console.text.Texts;
import javafx.scene.control.TableCell;

/** A cell with its row's status. */
final class StatusCell extends TableCell<KeyRow, KeyRow> {
    private final Texts texts;
    private final StatusPill pill = new StatusPill();

    StatusCell(Texts texts) {
        this.texts = texts;
        getStyleClass().add("status-cell");
    }

    @Override
    protected void updateItem(KeyRow row, boolean empty) {
        super.updateItem(row, empty);
        setGraphic(empty ? null : pill);
        setAccessibleText(empty ? null : texts.of("status", row.status()));
        if (!empty) {
            pill.show(row.status(), texts);
        }
    }
}
