package dev.onceledger.console.inflight;

import dev.onceledger.console.look.TextCell;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
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
        TableColumn<Finding, Finding> kind = column("kind", 164);
        kind.setCellFactory(made -> new KindCell());
        table.getColumns().add(kind);
        add(
                table,
                "key",
                142,
                this::key,
                row -> row.scope() == null ? key(row) : row.scope().toString());
        add(
                table,
                "principal",
                92,
                row -> row.scope() == null ? "–" : row.scope().principal(),
                this::key);
        add(table, "step", 116, this::step, this::step);
        add(table, "age", 72, row -> bench.times().relative(row.since()), row -> bench.times()
                .absolute(row.since()));
        add(table, "session", 58, row -> row.session() == 0 ? "–" : String.valueOf(row.session()), this::key);
        add(table, "waitsFor", 66, row -> sessions(row.waitsFor()), row -> sessions(row.waitsFor()));
    }

    /** The key, or that nobody knows it. */
    String key(Finding row) {
        return row.scope() == null
                ? texts.get("inflight.key.unknown")
                : row.scope().key();
    }

    private String step(Finding row) {
        return row.step() == null
                ? "–"
                : row.attempt() == 0 ? row.step() : texts.get("inflight.step", row.step(), row.attempt());
    }

    static String sessions(Collection<Long> ids) {
        return ids.isEmpty() ? "–" : ids.stream().sorted().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private void add(
            TableView<Finding> table,
            String name,
            double width,
            Function<Finding, String> text,
            Function<Finding, String> longer) {
        TableColumn<Finding, Finding> column = column(name, width);
        column.setCellFactory(made -> TextCell.of(name.equals("key") ? "code" : "plain", text, longer));
        table.getColumns().add(column);
    }

    private TableColumn<Finding, Finding> column(String name, double width) {
        TableColumn<Finding, Finding> column = new TableColumn<>(texts.get("inflight.column." + name));
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        column.prefWidthProperty().bind(bench.look().scaleProperty().multiply(width));
        column.setSortable(false);
        column.setReorderable(false);
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
