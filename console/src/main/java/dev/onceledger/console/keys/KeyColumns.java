package dev.onceledger.console.keys;

import dev.onceledger.browse.KeyRow;
import dev.onceledger.console.look.TextCell;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.text.Times;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/** The table's columns; where there is no room for all, those go first that the record beside tells anyway. */
final class KeyColumns {
    /** Pixels at normal size. */
    private static final double KEY_AT_LEAST = 148;

    private static final double SCROLL_BAR = 18;

    private final Texts texts;
    private final Times times;
    private final ObservableValue<Number> scale;

    KeyColumns(Workbench bench) {
        this.texts = bench.texts();
        this.times = bench.times();
        this.scale = bench.look().scaleProperty();
    }

    private record Sized(TableColumn<KeyRow, KeyRow> column, double pixels, int rank) {}

    void fill(TableView<KeyRow> table) {
        TableColumn<KeyRow, KeyRow> key = column("key");
        key.setCellFactory(column ->
                TextCell.of("code", row -> row.scope().key(), row -> row.scope().toString()));
        TableColumn<KeyRow, KeyRow> status = column("status");
        status.setCellFactory(column -> new StatusCell(texts));
        List<Sized> others = List.of(
                new Sized(status, 116, 0),
                new Sized(text("http", "number", row -> shown(row.responseStatus())), 50, 1),
                new Sized(text("fingerprint", "code", row -> fingerprint(row.fingerprint())), 96, 7),
                new Sized(text("resource", "plain", row -> shown(row.resourceId())), 78, 6),
                new Sized(time("created", KeyRow::createdAt), 92, 2),
                new Sized(time("expires", KeyRow::expiresAt), 92, 3),
                new Sized(text("replays", "number", row -> count(row.replays())), 64, 5),
                new Sized(text("conflicts", "number", row -> count(row.conflicts())), 72, 4));
        table.getColumns().add(key);
        others.forEach(one -> table.getColumns().add(one.column()));
        Runnable fit = () -> fit(table, key, others);
        table.widthProperty().addListener((property, before, after) -> fit.run());
        fit.run();
    }

    private void fit(TableView<KeyRow> table, TableColumn<KeyRow, KeyRow> key, List<Sized> others) {
        double size = scale.getValue().doubleValue();
        double left = table.getWidth() - (KEY_AT_LEAST + SCROLL_BAR) * size;
        List<Sized> ranked = others.stream()
                .sorted(java.util.Comparator.comparingInt(Sized::rank))
                .toList();
        boolean room = true;
        for (Sized one : ranked) {
            double wanted = one.pixels() * size;
            room = room && (one.rank() == 0 || wanted <= left);
            one.column().setVisible(room);
            one.column().setPrefWidth(wanted);
            left -= room ? wanted : 0;
        }
        key.setPrefWidth(KEY_AT_LEAST * size + Math.max(0, left));
    }

    private TableColumn<KeyRow, KeyRow> column(String name) {
        TableColumn<KeyRow, KeyRow> column = new TableColumn<>(texts.get("keys.column." + name));
        column.setId("column-" + name);
        column.setCellValueFactory(cell -> new SimpleObjectProperty<>(cell.getValue()));
        column.setSortable(false);
        column.setReorderable(false);
        return column;
    }

    private TableColumn<KeyRow, KeyRow> text(String name, String style, Function<KeyRow, String> text) {
        TableColumn<KeyRow, KeyRow> column = column(name);
        column.setCellFactory(cell -> TextCell.of(style, text, text));
        if (style.equals("number")) {
            column.getStyleClass().add(style);
        }
        return column;
    }

    private TableColumn<KeyRow, KeyRow> time(String name, Function<KeyRow, java.time.Instant> time) {
        TableColumn<KeyRow, KeyRow> column = column(name);
        column.setCellFactory(cell ->
                TextCell.of("plain", row -> times.relative(time.apply(row)), row -> times.absolute(time.apply(row))));
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
