package dev.onceledger.console.keys;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** Counts side by side; those that have no room are left out whole, with a sign of it, since half a number is another one. */
final class CountsRow extends HBox {
    private final Label more = new Label("…");

    CountsRow() {
        getStyleClass().add("counts");
        more.setMinWidth(Region.USE_PREF_SIZE);
        more.setManaged(false);
        setMinWidth(0);
    }

    void show(List<Label> counts) {
        if (getChildren().size() - 1 != counts.size() || !getChildren().containsAll(counts)) {
            getChildren().setAll(counts);
            getChildren().add(more);
        }
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        double sign = more.prefWidth(-1);
        double end = getWidth();
        List<Node> counts = getManagedChildren();
        boolean room = counts.isEmpty() || right(counts.get(counts.size() - 1)) <= end;
        double shown = 0;
        for (Node count : counts) {
            count.setVisible(room || right(count) + getSpacing() + sign <= end);
            shown = count.isVisible() ? right(count) + getSpacing() : shown;
        }
        more.setVisible(!room);
        more.resizeRelocate(shown, 0, sign, getHeight());
    }

    private static double right(Node count) {
        return count.getLayoutX() + count.prefWidth(-1);
    }
}
