package dev.onceledger.console.keys;

import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Names and values in two columns; what has no value has no line. */
public final class FieldGrid extends GridPane {
    /** An empty one. */
    public FieldGrid() {
        getStyleClass().add("fields");
        ColumnConstraints names = new ColumnConstraints();
        names.setMinWidth(Region.USE_PREF_SIZE);
        ColumnConstraints values = new ColumnConstraints();
        values.setHgrow(Priority.ALWAYS);
        getColumnConstraints().setAll(names, values);
    }

    /** Takes all lines away. */
    public void clear() {
        getChildren().clear();
    }

    /** Whether this text stands anywhere in it. */
    boolean holds(String text) {
        return getChildren().stream()
                .anyMatch(
                        child -> child instanceof Label label && label.getText().contains(text));
    }

    /** Adds a line, unless the value is null. */
    public void add(String name, Object value) {
        if (value == null) {
            return;
        }
        Label left = new Label(name);
        left.getStyleClass().add("text-muted");
        Label right = new Label(value.toString());
        right.setWrapText(true);
        right.setMinHeight(Region.USE_PREF_SIZE);
        left.setLabelFor(right);
        setValignment(left, VPos.TOP);
        addRow(getChildren().size() / 2, left, right);
    }
}
