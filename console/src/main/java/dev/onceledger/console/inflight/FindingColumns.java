package dev.onceledger.console.inflight;

import dev.onceledger.console.look.TextCell;
import dev.onceledger.console.shell.ColumnFit;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.timeline.StepWords;
import java.util.Collection;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import org.kordamp.ikonli.javafx.FontIcon;

/** The table's columns. */
final class FindingColumns {
    private final Workbench bench;
    private final Texts texts;

    FindingColumns(Workbench bench) {
        this.bench = bench;
        this.texts = bench.texts();
    }

    void fill(TableView<Finding> table) {
        TableColumn<Finding, Finding> key = text(
                "key",
                this::key,
                row -> row.scope() == null ? key(row) : row.scope().toString());
        ColumnFit<Finding> fit = new ColumnFit<>(bench, "inflight", table, key, 110);
        TableColumn<Finding, Finding> kind = column("kind");
        kind.setCellFactory(made -> new KindCell());
        add(table, fit, kind, 190, 0);
        table.getColumns().add(key);
        add(table, fit, text("principal", this::principal, this::principal), 92, 5);
        add(table, fit, text("step", this::step, this::step), 180, 4);
        add(
                table,
                fit,
                text("age", row -> bench.times().relative(row.since()), row -> bench.times()
                        .absolute(row.since())),
                74,
                1);
        add(
                table,
                fit,
                text("session", row -> row.session() == 0 ? "–" : String.valueOf(row.session()), this::key),
                60,
                3);
        add(table, fit, text("waitsFor", row -> sessions(row.waitsFor()), row -> sessions(row.waitsFor())), 74, 2);
        fit.install();
    }

    private static void add(
            TableView<Finding> table,
            ColumnFit<Finding> fit,
            TableColumn<Finding, Finding> column,
            double pixels,
            int rank) {
        table.getColumns().add(column);
        fit.add(column, pixels, rank);
    }

    private String principal(Finding row) {
        return row.scope() == null ? "–" : row.scope().principal();
    }

    /** The key, or that nobody knows it. */
    String key(Finding row) {
        return row.scope() == null
                ? texts.get("inflight.key.unknown")
                : row.scope().key();
    }

    private String step(Finding row) {
        if (row.step() == null) {
            return "–";
        }
        String step = named(row.step(), texts);
        return row.attempt() == 0 ? step : texts.get("inflight.step", step, row.attempt());
    }

    /** A step in the window's language; the outcome of an attempt is a code, and stays one. */
    static String named(String step, Texts texts) {
        return StepWords.of(step).in(texts.language().locale());
    }

    static String sessions(Collection<Long> ids) {
        return ids.isEmpty() ? "–" : ids.stream().sorted().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private TableColumn<Finding, Finding> text(
            String name, Function<Finding, String> text, Function<Finding, String> longer) {
        TableColumn<Finding, Finding> column = column(name);
        column.setCellFactory(TextCell.factory(name.equals("key") ? "code" : "plain", text, longer));
        return column;
    }

    private TableColumn<Finding, Finding> column(String name) {
        TableColumn<Finding, Finding> column = new TableColumn<>(texts.get("inflight.column." + name));
        column.setId("column-" + name);
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        column.setSortable(false);
        return column;
    }

    private final class KindCell extends TableCell<Finding, Finding> {
        private final FontIcon icon = new FontIcon();

        @Override
        protected void updateItem(Finding row, boolean empty) {
            super.updateItem(row, empty);
            setText(empty ? null : texts.of("inflight.kind", row.kind()));
            setGraphic(empty ? null : icon);
            if (!empty) {
                icon.setIconLiteral(row.kind().icon());
            }
        }
    }
}
