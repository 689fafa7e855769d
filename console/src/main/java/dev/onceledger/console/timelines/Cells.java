package dev.onceledger.console.timelines;

import java.util.function.Function;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;

/** How the items of a choice are told. */
final class Cells {
    private Cells() {}

    static <T> void show(ComboBox<T> box, Function<T, String> text) {
        box.setCellFactory(list -> new TextItem<>(text));
        box.setButtonCell(new TextItem<>(text));
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
