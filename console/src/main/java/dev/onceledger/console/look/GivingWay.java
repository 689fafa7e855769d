package dev.onceledger.console.look;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.HBox;

/** A row in which some nodes give way to smaller ones, in a set order, where there is no room for all. */
public final class GivingWay extends HBox {
    private final List<Pair> pairs = new ArrayList<>();

    /** Of the two exactly one is to be seen. */
    private record Pair(Node whole, Node small) {
        void show(boolean room) {
            show(whole, room);
            show(small, !room);
        }

        private static void show(Node node, boolean shown) {
            if (node.isManaged() != shown) {
                node.setManaged(shown);
                node.setVisible(shown);
            }
        }
    }

    /** The next node that gives way, and the one that then stands in its place. */
    public void giveWay(Node whole, Node small) {
        pairs.add(new Pair(whole, small));
        new Pair(whole, small).show(true);
    }

    @Override
    protected void layoutChildren() {
        double wanted = getInsets().getLeft() + getInsets().getRight() - getSpacing();
        for (Node child : getManagedChildren()) {
            wanted += child.prefWidth(-1) + getSpacing();
        }
        for (Pair pair : pairs) {
            double saved = pair.whole().prefWidth(-1) - pair.small().prefWidth(-1);
            wanted += pair.whole().isManaged() ? 0 : saved;
        }
        for (Pair pair : pairs) {
            boolean room = Math.floor(wanted) <= getWidth();
            pair.show(room);
            wanted -= room ? 0 : pair.whole().prefWidth(-1) - pair.small().prefWidth(-1);
        }
        super.layoutChildren();
    }
}
