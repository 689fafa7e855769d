package dev.onceledger.console.activity;

import dev.onceledger.browse.ActivityRow;
import dev.onceledger.console.look.TextCell;
import dev.onceledger.console.shell.Workbench;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/** The table's columns. */
final class ActivityColumns {
    private final Workbench bench;

    ActivityColumns(Workbench bench) {
        this.bench = bench;
    }

    void fill(TableView<ActivityRow> table) {
        add(table, "when", 80, row -> bench.times().relative(row.occurredAt()), row -> bench.times()
                .absolute(row.occurredAt()));
        add(table, "whose", 74, row -> bench.texts().of("activity.kind", row.kind()), ActivityRow::who);
        add(table, "who", 100, ActivityRow::who, ActivityRow::who);
        add(table, "what", 226, ActivityColumns::what, ActivityColumns::what);
        add(
                table,
                "key",
                146,
                row -> key(row),
                row -> row.scope() == null ? "–" : row.scope().toString());
        add(
                table,
                "reason",
                68,
                row -> row.reason() == null ? "–" : row.reason(),
                row -> row.reason() == null ? "–" : row.reason());
    }

    private static String key(ActivityRow row) {
        return row.scope() == null ? "–" : row.scope().key();
    }

    private static String what(ActivityRow row) {
        return row.httpStatus() == null ? row.what() : row.httpStatus() + "  " + row.what();
    }

    private void add(
            TableView<ActivityRow> table,
            String name,
            double width,
            Function<ActivityRow, String> text,
            Function<ActivityRow, String> longer) {
        TableColumn<ActivityRow, ActivityRow> column =
                new TableColumn<>(bench.texts().get("activity.column." + name));
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        column.setCellFactory(made -> TextCell.of(name.equals("key") ? "code" : "plain", text, longer));
        column.prefWidthProperty().bind(bench.look().scaleProperty().multiply(width));
        column.setSortable(false);
        column.setReorderable(false);
        table.getColumns().add(column);
    }
}
