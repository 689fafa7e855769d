package dev.onceledger.console.timelines;

import java.util.function.Function;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.VBox;

/** How the items of a choice are told. */
final class Cells {
    private Cells() {}

    static <T> void show(ComboBox<T> box, Function<T, String> text) {
        box.setCellFactory(list -> new TextItem<>(text));
        box.setButtonCell(new TextItem<>(text));
    }

    /** With a name above the first item of each group. */
    static <T> void showGrouped(ComboBox<T> box, Function<T, String> text, Function<T, String> group) {
        box.setCellFactory(list -> new GroupedItem<>(text, group));
        box.setButtonCell(new TextItem<>(text));
    }

    private static final class GroupedItem<T> extends ListCell<T> {
        private final Function<T, String> text;
        private final Function<T, String> group;

        GroupedItem(Function<T, String> text, Function<T, String> group) {
            this.text = text;
            this.group = group;
        }

        @Override
        protected void updateItem(T item, boolean empty) {
            super.updateItem(item, empty);
            boolean shown = !empty && item != null;
            setText(shown ? text.apply(item) : null);
            setGraphic(shown && isFirst(item) ? headed(item) : null);
            setContentDisplay(getGraphic() == null ? ContentDisplay.TEXT_ONLY : ContentDisplay.GRAPHIC_ONLY);
        }

        private boolean isFirst(T item) {
            int index = getIndex();
            return index == 0
                    || !group.apply(getListView().getItems().get(index - 1)).equals(group.apply(item));
        }

        private VBox headed(T item) {
            Label heading = new Label(group.apply(item));
            heading.getStyleClass().add("choice-group");
            return new VBox(heading, new Label(text.apply(item)));
        }
    }

    private static final class TextItem<T> extends ListCell<T> {
        private final Function<T, String> text;

        TextItem(Function<T, String> text) {
            this.text = text;
        }

        @Override
        protected void updateItem(T item, boolean empty) {
            super.updateItem(item, empty);
            setText(empty || item == null ? null : text.apply(item));
        }
    }
}
