package dev.onceledger.console.look;

import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.collections.WeakListChangeListener;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.IndexedCell;
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

    /** Keeps the rows that are seen where they are, to the pixel, when rows before them are added or taken away. */
    public static <T> void keepInView(TableView<T> table) {
        Held held = new Held(table);
        ListChangeListener<T> listener = change -> {
            int moved = 0;
            while (change.next()) {
                boolean all = change.getList().size() == change.getAddedSize();
                if (change.getFrom() == 0 && !all && change.wasAdded() != change.wasRemoved()) {
                    moved += change.getAddedSize() - change.getRemovedSize();
                }
            }
            held.move(moved);
        };
        // The rows outlive the table, which keeps the listener.
        table.getProperties().put(TableEnd.class, listener);
        table.getItems().addListener(new WeakListChangeListener<>(listener));
    }

    /** The row that was seen first when rows before it came or went, until the next frame puts it back. */
    private static final class Held implements Runnable {
        private final TableView<?> table;
        private int index;
        private double above;
        private Scene waiting;

        Held(TableView<?> table) {
            this.table = table;
        }

        void move(int by) {
            if (by == 0 || table.getScene() == null) {
                return;
            }
            if (waiting == null) {
                flow(table).map(VirtualFlow::getFirstVisibleCell).ifPresent(this::hold);
            }
            index += by;
        }

        private void hold(IndexedCell<?> first) {
            index = first.getIndex();
            above = -first.getLayoutY();
            waiting = table.getScene();
            waiting.addPreLayoutPulseListener(this);
        }

        /** The table knows its new rows only when it is laid out. */
        @Override
        public void run() {
            waiting.removePreLayoutPulseListener(this);
            waiting = null;
            table.layout();
            flow(table).ifPresent(flow -> {
                flow.scrollToTop(Math.max(0, index));
                flow.scrollPixels(above);
            });
        }
    }

    private static Optional<VirtualFlow<?>> flow(TableView<?> table) {
        return table.lookup(".virtual-flow") instanceof VirtualFlow<?> flow ? Optional.of(flow) : Optional.empty();
    }
}
