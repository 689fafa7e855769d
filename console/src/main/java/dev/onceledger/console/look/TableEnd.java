package dev.onceledger.console.look;

import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.collections.WeakListChangeListener;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;

/** Notices when a table is scrolled close to one of its ends, and stays where it was when rows come and go beyond them. */
public final class TableEnd {
    private static final double NEAR = 0.15;

    private TableEnd() {}

    /** Calls this whenever the table is scrolled close to its last row. */
    public static void whenNear(TableView<?> table, Runnable then) {
        whenNear(table, () -> {}, then);
    }

    /**
     * Calls these whenever the table is scrolled there.
     *
     * @param atFirst close to its first row
     * @param atLast close to its last row
     */
    public static void whenNear(TableView<?> table, Runnable atFirst, Runnable atLast) {
        table.skinProperty().addListener((property, before, skin) -> {
            for (Node node : table.lookupAll(".scroll-bar")) {
                if (node instanceof ScrollBar bar && bar.getOrientation() == Orientation.VERTICAL) {
                    bar.valueProperty().addListener((value, old, now) -> {
                        if (now.doubleValue() >= (1 - NEAR) * bar.getMax()) {
                            atLast.run();
                        } else if (now.doubleValue() <= NEAR * bar.getMax()) {
                            atFirst.run();
                        }
                    });
                }
            }
        });
    }

    /** Keeps the rows that are seen where they are when rows before them are added or taken away. */
    public static <T> void keepInView(TableView<T> table) {
        ListChangeListener<T> listener = change -> {
            int moved = 0;
            while (change.next()) {
                boolean all = change.getList().size() == change.getAddedSize();
                if (change.getFrom() == 0 && !all && change.wasAdded() != change.wasRemoved()) {
                    moved += change.getAddedSize() - change.getRemovedSize();
                }
            }
            int by = moved;
            if (by != 0) {
                firstSeen(table).ifPresent(first -> table.scrollTo(Math.max(0, first + by)));
            }
        };
        // The rows outlive the table, which keeps the listener.
        table.getProperties().put(TableEnd.class, listener);
        table.getItems().addListener(new WeakListChangeListener<>(listener));
    }

    private static Optional<Integer> firstSeen(TableView<?> table) {
        return table.lookup(".virtual-flow") instanceof VirtualFlow<?> flow
                ? Optional.ofNullable(flow.getFirstVisibleCell()).map(cell -> cell.getIndex())
                : Optional.empty();
    }
}
