package dev.onceledger.console.activity;

import dev.onceledger.browse.ActivityRow;
import dev.onceledger.console.look.TextCell;
import dev.onceledger.console.shell.ColumnFit;
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
        Words words = new Words(bench.texts());
        TableColumn<ActivityRow, ActivityRow> what = column("what", words::what, words::whole);
        ColumnFit<ActivityRow> fit = new ColumnFit<>(bench, "activity", table, what, 200);
        add(
                table,
                fit,
                column("when", row -> bench.times().relative(row.occurredAt()), row -> bench.times()
                        .absolute(row.occurredAt())),
                80,
                0);
        add(table, fit, column("whose", row -> bench.texts().of("activity.kind", row.kind()), ActivityRow::who), 74, 3);
        add(table, fit, column("who", ActivityRow::who, ActivityRow::who), 100, 2);
        table.getColumns().add(what);
        add(table, fit, column("key", ActivityColumns::key, ActivityColumns::scope), 146, 1);
        add(table, fit, column("reason", ActivityColumns::reason, ActivityColumns::reason), 80, 4);
        fit.install();
    }

    private static void add(
            TableView<ActivityRow> table,
            ColumnFit<ActivityRow> fit,
            TableColumn<ActivityRow, ActivityRow> column,
            double pixels,
            int rank) {
        table.getColumns().add(column);
        fit.add(column, pixels, rank);
    }

    private static String scope(ActivityRow row) {
        return row.scope() == null ? "–" : row.scope().toString();
    }

    private static String reason(ActivityRow row) {
        return row.reason() == null ? "–" : row.reason();
    }

    private static String key(ActivityRow row) {
        return row.scope() == null ? "–" : row.scope().key();
    }

    private TableColumn<ActivityRow, ActivityRow> column(
            String name, Function<ActivityRow, String> text, Function<ActivityRow, String> longer) {
        TableColumn<ActivityRow, ActivityRow> column =
                new TableColumn<>(bench.texts().get("activity.column." + name));
        column.setId("column-" + name);
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        column.setCellFactory(TextCell.factory(name.equals("key") ? "code" : "plain", text, longer));
        column.setSortable(false);
        return column;
    }
}
