package dev.onceledger.console.look;

import javafx.scene.control.TableView;

/** Chooses the first row of a table, so that a place shows what it shows of a row. */
public final class FirstRow {
    private FirstRow() {}

    /** Chooses it unless one is chosen; whether one is now, which it is not before the table has rows. */
    public static boolean choose(TableView<?> table) {
        if (table.getSelectionModel().isEmpty()) {
            table.getSelectionModel().selectFirst();
        }
        return !table.getSelectionModel().isEmpty();
    }
}
