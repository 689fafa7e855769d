package dev.onceledger.console.look;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.TableView;

/** Notices when a table is scrolled close to its last row. */
public final class TableEnd {
    private static final double NEAR = 0.85;

    private TableEnd() {}

    /** Calls this whenever the table is scrolled there. */
    public static void whenNear(TableView<?> table, Runnable then) {
        table.skinProperty().addListener((property, before, skin) -> {
            for (Node node : table.lookupAll(".scroll-bar")) {
                if (node instanceof ScrollBar bar && bar.getOrientation() == Orientation.VERTICAL) {
                    bar.valueProperty().addListener((value, old, now) -> {
                        if (now.doubleValue() >= NEAR * bar.getMax()) {
                            then.run();
                        }
                    });
                }
            }
        });
    }
}
