package dev.onceledger.console.timelines;

import dev.onceledger.console.text.Texts;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** The teaching table of each pane; where there are two, one below the other, each under its database and design. */
final class TablesPane extends VBox {
    private final TablePane left = new TablePane();
    private final TablePane right = new TablePane();
    private final Label leftHead = head();
    private final Label rightHead = head();

    private Runnable placed = () -> {};

    TablesPane() {
        getChildren().setAll(leftHead, left, rightHead, right);
        right.managedProperty().bind(right.visibleProperty());
        rightHead.visibleProperty().bind(right.visibleProperty());
        leftHead.visibleProperty().bind(right.visibleProperty());
    }

    /** Calls this after everything has been put in its place. */
    void whenPlaced(Runnable then) {
        placed = then;
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        left.layout();
        placed.run();
    }

    private static Label head() {
        Label head = new Label();
        head.getStyleClass().add("table-pane-head");
        head.managedProperty().bind(head.visibleProperty());
        return head;
    }

    /** Where the left table's newest row ends, as laid out. */
    double newest() {
        return left.getLayoutY() + left.newest();
    }

    /** Where the left table's first row begins that lies wholly below this; the top, if that is above the table. */
    double rowFrom(double y) {
        return y <= left.getLayoutY() ? 0 : left.getLayoutY() + left.rowFrom(y - left.getLayoutY());
    }

    void show(PanesModel panes, WhereNames names, Texts texts) {
        right.setVisible(panes.twoProperty().get());
        show(left, leftHead, panes.left(), names, texts);
        if (right.isVisible()) {
            show(right, rightHead, panes.right(), names, texts);
        }
    }

    private static void show(TablePane table, Label head, RunModel pane, WhereNames names, Texts texts) {
        head.setText(names.of(pane.whereProperty().get()));
        if (pane.shownProperty().get() != null) {
            table.show(pane.shownProperty().get(), texts);
        }
    }
}
