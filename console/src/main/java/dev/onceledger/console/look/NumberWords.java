package dev.onceledger.console.look;

import java.util.List;
import java.util.function.Function;
import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;

/** Offers numbers to choose from, each told in words. */
public final class NumberWords extends StringConverter<Integer> {
    private final ComboBox<Integer> box;
    private final Function<Integer, String> words;

    private NumberWords(ComboBox<Integer> box, Function<Integer, String> words) {
        this.box = box;
        this.words = words;
    }

    /** Fills a box that nobody types into with these numbers. */
    public static void offer(ComboBox<Integer> box, List<Integer> numbers, Function<Integer, String> words) {
        box.getItems().setAll(numbers);
        box.setConverter(new NumberWords(box, words));
    }

    @Override
    public String toString(Integer number) {
        return number == null ? "" : words.apply(number);
    }

    @Override
    public Integer fromString(String text) {
        return box.getValue();
    }
}
