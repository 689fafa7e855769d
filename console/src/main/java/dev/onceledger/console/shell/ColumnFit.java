package dev.onceledger.console.shell;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.beans.InvalidationListener;
import javafx.beans.property.DoubleProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/**
 * Fits a table's columns into its width: one fills what is left, and where there is no room for all, those go first that
 * the record beside tells anyway. What a person has hidden, shown, moved or widened stays so.
 *
 * @param <R> the kind of row
 */
public final class ColumnFit<R> {
    private static final double SCROLL_BAR = 20;

    private final TableMemory memory;
    private final ObservableValue<Number> scale;
    private final TableView<R> table;
    private final TableColumn<R, ?> filler;
    private final double least;
    private final List<Sized<R>> others = new ArrayList<>();

    private record Sized<R>(TableColumn<R, ?> column, DoubleProperty pixels, int rank) {}

    /**
     * For a table whose columns have ids.
     *
     * @param filler the column that fills what is left
     * @param least its width at least, pixels at normal size
     */
    public ColumnFit(Workbench bench, String name, TableView<R> table, TableColumn<R, ?> filler, double least) {
        this.memory = new TableMemory(bench, name);
        this.scale = bench.look().scaleProperty();
        this.table = table;
        this.filler = filler;
        this.least = least;
    }

    /**
     * One of the other columns.
     *
     * @param pixels its width at normal size
     * @param rank the higher, the earlier it goes; 0 never does
     */
    public void add(TableColumn<R, ?> column, double pixels, int rank) {
        others.add(new Sized<>(column, memory.width(column.getId(), pixels), rank));
    }

    /** Fits the columns, all of which are in the table, now and whenever its width changes. */
    public void install() {
        others.sort(Comparator.comparingInt(Sized::rank));
        memory.keep(table);
        InvalidationListener fit = changed -> fit();
        table.widthProperty().addListener(fit);
        others.forEach(one -> one.pixels().addListener(fit));
        fit();
    }

    private void fit() {
        double size = scale.getValue().doubleValue();
        double left = table.getWidth() - (least + SCROLL_BAR) * size;
        boolean room = true;
        for (Sized<R> one : others) {
            double wanted = TableMemory.pixels(one.pixels().get() * size);
            boolean hidden = !memory.isWanted(one.column().getId(), true);
            room = room && (hidden || one.rank() == 0 || wanted <= left);
            one.column().setPrefWidth(wanted);
            memory.fit(one.column(), room);
            left -= one.column().isVisible() ? wanted : 0;
        }
        filler.setPrefWidth(TableMemory.pixels(least * size + Math.max(0, left)));
    }
}
