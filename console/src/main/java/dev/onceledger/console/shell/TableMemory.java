package dev.onceledger.console.shell;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javafx.beans.InvalidationListener;
import javafx.beans.binding.Bindings;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumnBase;
import javafx.scene.control.TableView;

/** Order, widths and visibility of a table's columns, as people leave them. */
public final class TableMemory {
    private static final Pattern WIDTH = Pattern.compile("([\\w-]+):([0-9]+(?:\\.[0-9]+)?)");
    private static final double NARROWEST = 24;
    private static final double WIDEST = 3_000;
    private static final double SAME = 0.5;
    private static final double JAVAFX_DEFAULT = 80;

    private final Memory memory;
    private final String name;
    private final ObservableValue<Number> scale;
    private final Map<String, DoubleProperty> widths = new HashMap<>();
    private final Map<String, Double> kept;
    private final Set<String> hidden;
    private final Set<String> shown;
    private boolean automatic;

    /** What is remembered of the table of this name. */
    public TableMemory(Workbench bench, String name) {
        this.memory = bench.memory();
        this.name = "table." + name;
        this.scale = bench.look().scaleProperty();
        this.kept = memory.read(this.name + ".widths", TableMemory::widths).orElse(Map.of());
        this.hidden = new HashSet<>(names("hidden"));
        this.shown = new HashSet<>(names("shown"));
    }

    private List<String> names(String what) {
        return memory.read(name + "." + what, text -> List.of(text.split(" "))).orElse(List.of());
    }

    private static Map<String, Double> widths(String text) {
        return Arrays.stream(text.split(" "))
                .map(WIDTH::matcher)
                .filter(java.util.regex.Matcher::matches)
                .filter(one -> isWidth(Double.parseDouble(one.group(2))))
                .collect(Collectors.toMap(one -> one.group(1), one -> Double.parseDouble(one.group(2)), (a, b) -> b));
    }

    private static boolean isWidth(double pixels) {
        return pixels >= NARROWEST && pixels <= WIDEST;
    }

    /** The width of a column at normal size, in pixels: as it was left, else this; it follows what people do to it. */
    public DoubleProperty width(String column, double otherwise) {
        return widths.computeIfAbsent(column, absent -> new SimpleDoubleProperty(kept.getOrDefault(column, otherwise)));
    }

    /** Gives a column that width at every size of the window. */
    public void widen(TableColumn<?, ?> column, double otherwise) {
        DoubleProperty normal = width(column.getId(), otherwise);
        column.prefWidthProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> pixels(normal.get() * scale.getValue().doubleValue()), normal, scale));
    }

    /** A column of JavaFX's own default width would be given the width of its content when first shown. */
    static double pixels(double wanted) {
        return Math.abs(wanted - JAVAFX_DEFAULT) < SAME ? JAVAFX_DEFAULT + SAME : wanted;
    }

    /** Puts the columns, each of which has an id, as they were left, and from now on notes how they are left. */
    public <R> void keep(TableView<R> table) {
        List<String> order = names("order");
        List<TableColumn<R, ?>> columns = new ArrayList<>(table.getColumns());
        columns.sort(java.util.Comparator.comparingInt(
                column -> order.contains(column.getId()) ? order.indexOf(column.getId()) : order.size()));
        if (!columns.equals(table.getColumns())) {
            table.getColumns().setAll(columns);
        }
        if (hidden.containsAll(columns.stream().map(TableColumnBase::getId).toList())) {
            hidden.clear();
        }
        columns.forEach(this::follow);
        table.setTableMenuButtonVisible(true);
        table.getColumns().addListener((InvalidationListener) changed -> memory.keep(
                name + ".order",
                table.getColumns().stream().map(TableColumnBase::getId).collect(Collectors.joining(" "))));
    }

    private void follow(TableColumn<?, ?> column) {
        String id = column.getId();
        if (hidden.contains(id)) {
            column.setVisible(false);
        }
        column.visibleProperty().addListener((property, before, after) -> {
            if (!automatic) {
                (after ? shown : hidden).add(id);
                (after ? hidden : shown).remove(id);
                memory.keep(name + ".hidden", String.join(" ", hidden));
                memory.keep(name + ".shown", String.join(" ", shown));
            }
        });
        column.widthProperty().addListener((property, before, after) -> {
            double normal = after.doubleValue() / scale.getValue().doubleValue();
            if (widths.containsKey(id)
                    && Math.abs(after.doubleValue() - column.getPrefWidth()) > SAME
                    && isWidth(normal)) {
                widths.get(id).set(normal);
                memory.keep(
                        name + ".widths",
                        widths.entrySet().stream()
                                .map(one -> one.getKey() + ":"
                                        + Math.round(one.getValue().get()))
                                .collect(Collectors.joining(" ")));
            }
        });
    }

    /** Hides and shows columns for want of room; what a person has hidden stays hidden, what one has shown stays. */
    public void fit(TableColumn<?, ?> column, boolean room) {
        automatic = true;
        column.setVisible(isWanted(column.getId(), room));
        automatic = false;
    }

    /** Whether a column is to be seen, given whether there is room for it. */
    public boolean isWanted(String column, boolean room) {
        Predicate<String> byHand = hidden::contains;
        return !byHand.test(column) && (room || shown.contains(column));
    }
}
