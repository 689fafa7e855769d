package dev.onceledger.console.keys;

import dev.onceledger.browse.KeyRow;
import dev.onceledger.console.look.TextCell;
import dev.onceledger.console.shell.ColumnFit;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.text.Times;
import java.util.function.Function;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/** The table's columns; where there is no room for all, those go first that the record beside tells anyway. */
final class KeyColumns {
    /** Pixels at normal size. */
    private static final double KEY_AT_LEAST = 140;

    private final Workbench bench;
    private final Texts texts;
    private final Times times;

    KeyColumns(Workbench bench) {
        this.bench = bench;
        this.texts = bench.texts();
        this.times = bench.times();
    }

    void fill(TableView<KeyRow> table) {
        TableColumn<KeyRow, KeyRow> key = column("key");
        key.setCellFactory(TextCell.factory(
                "code", row -> row.scope().key(), row -> row.scope().toString()));
        TableColumn<KeyRow, KeyRow> status = column("status");
        status.setCellFactory(column -> new StatusCell(texts, times));
        TableColumn<KeyRow, KeyRow> expires = column("expires");
        expires.setCellFactory(column -> new ExpiryCell(texts, times));
        ColumnFit<KeyRow> fit = new ColumnFit<>(bench, "keys", table, key, KEY_AT_LEAST);
        table.getColumns().add(key);
        add(table, fit, status, 128, 0);
        add(table, fit, text("http", "number", row -> shown(row.responseStatus())), 50, 1);
        add(table, fit, text("fingerprint", "code", row -> fingerprint(row.fingerprint())), 96, 7);
        add(table, fit, text("resource", "plain", row -> shown(row.resourceId())), 78, 6);
        add(table, fit, time("created", KeyRow::createdAt), 92, 2);
        add(table, fit, expires, 118, 3);
        add(table, fit, text("replays", "number", row -> count(row.replays())), 64, 5);
        add(table, fit, text("conflicts", "number", row -> count(row.conflicts())), 72, 4);
        fit.install();
    }

    private static void add(
            TableView<KeyRow> table,
            ColumnFit<KeyRow> fit,
            TableColumn<KeyRow, KeyRow> column,
            double pixels,
            int rank) {
        table.getColumns().add(column);
        fit.add(column, pixels, rank);
    }

    private TableColumn<KeyRow, KeyRow> column(String name) {
        TableColumn<KeyRow, KeyRow> column = new TableColumn<>(texts.get("keys.column." + name));
        column.setId("column-" + name);
        column.setCellValueFactory(cell -> new SimpleObjectProperty<>(cell.getValue()));
        column.setSortable(false);
        return column;
    }

    private TableColumn<KeyRow, KeyRow> text(String name, String style, Function<KeyRow, String> text) {
        TableColumn<KeyRow, KeyRow> column = column(name);
        column.setCellFactory(TextCell.factory(style, text, text));
        if (style.equals("number")) {
            column.getStyleClass().add(style);
        }
        return column;
    }

    private TableColumn<KeyRow, KeyRow> time(String name, Function<KeyRow, java.time.Instant> time) {
        TableColumn<KeyRow, KeyRow> column = column(name);
        column.setCellFactory(TextCell.factory(
                "plain", row -> times.relative(time.apply(row)), row -> times.absolute(time.apply(row))));
        return column;
    }

    private static String shown(Object value) {
        return value == null ? "–" : value.toString();
    }

    private static String count(long count) {
        return count == 0 ? "–" : String.valueOf(count);
    }

    /** Eight hex digits tell fingerprints apart at a glance; the record beside has all of them. */
    static String fingerprint(String whole) {
        int digits = whole.indexOf(':') + 1;
        return whole.substring(digits, Math.min(whole.length(), digits + 8));
    }
}
