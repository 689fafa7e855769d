package dev.onceledger.console.sweep;

import dev.onceledger.console.look.TextCell;
import dev.onceledger.console.shell.ColumnFit;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.sweep.SweepPlan.PrincipalDue;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/** The columns of the table that says whose records are due. */
final class DueColumns {
    private final Workbench bench;

    DueColumns(Workbench bench) {
        this.bench = bench;
    }

    void fill(TableView<PrincipalDue> table) {
        TableColumn<PrincipalDue, PrincipalDue> principal = column("principal", "plain", PrincipalDue::principal);
        TableColumn<PrincipalDue, PrincipalDue> due =
                column("due", "number", row -> bench.texts().get("sweep.number", row.due()));
        TableColumn<PrincipalDue, PrincipalDue> bytes =
                column("bytes", "number", row -> Bytes.told(row.bytes(), bench.texts()));
        TableColumn<PrincipalDue, PrincipalDue> oldest =
                column("oldest", "plain", row -> bench.times().relative(row.oldest()), row -> bench.times()
                        .absolute(row.oldest()));
        table.getColumns().setAll(List.of(principal, due, bytes, oldest));
        ColumnFit<PrincipalDue> fit = new ColumnFit<>(bench, "due", table, principal, 110);
        fit.add(due, 62, 0);
        fit.add(bytes, 88, 0);
        fit.add(oldest, 108, 0);
        fit.install();
    }

    private TableColumn<PrincipalDue, PrincipalDue> column(
            String name, String style, Function<PrincipalDue, String> text) {
        return column(name, style, text, text);
    }

    private TableColumn<PrincipalDue, PrincipalDue> column(
            String name, String style, Function<PrincipalDue, String> text, Function<PrincipalDue, String> longer) {
        TableColumn<PrincipalDue, PrincipalDue> column =
                new TableColumn<>(bench.texts().get("sweep.column." + name));
        column.setCellValueFactory(cell -> new SimpleObjectProperty<>(cell.getValue()));
        column.setCellFactory(TextCell.factory(style, text, longer));
        column.getStyleClass().add(style);
        column.setId("column-" + name);
        column.setSortable(false);
        return column;
    }
}
