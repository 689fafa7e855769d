package dev.onceledger.console.sweep;

import dev.onceledger.console.look.TextCell;
import dev.onceledger.console.shell.TableMemory;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.sweep.SweepPlan.PrincipalDue;
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
        table.getColumns().add(column("principal", "plain", PrincipalDue::principal));
        table.getColumns().add(column("due", "number", row -> bench.texts().get("sweep.number", row.due())));
        table.getColumns().add(column("bytes", "number", row -> Bytes.told(row.bytes(), bench.texts())));
        table.getColumns()
                .add(column("oldest", "plain", row -> bench.times().relative(row.oldest()), row -> bench.times()
                        .absolute(row.oldest())));
        new TableMemory(bench, "due").keep(table);
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
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
        column.setCellFactory(cell -> TextCell.of(style, text, longer));
        column.getStyleClass().add(style);
        column.setId("column-" + name);
        column.setSortable(false);
        return column;
    }
}
