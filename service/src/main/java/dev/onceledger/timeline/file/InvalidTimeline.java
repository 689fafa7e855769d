package dev.onceledger.timeline.file;

import dev.onceledger.timeline.Bilingual;

/** What is wrong in a timeline file, and where; its message is complete, in English, and meant for the file's author. */
public final class InvalidTimeline extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Bilingual words;
    private final int line;
    private final int column;

    InvalidTimeline(String file, int line, int column, Bilingual wrong, Excerpt excerpt) {
        this(
                new Bilingual(
                        message(file, line, column, wrong.en(), excerpt),
                        message(file, line, column, wrong.ko(), excerpt)),
                line,
                column);
    }

    private InvalidTimeline(Bilingual words, int line, int column) {
        super(words.en());
        this.words = words;
        this.line = line;
        this.column = column;
    }

    private static String message(String file, int line, int column, String wrong, Excerpt excerpt) {
        return "%s:%d:%d: %s%n  %s%n  %s^".formatted(file, line, column, wrong, excerpt.text(), excerpt.indent());
    }

    /** The whole message in both languages. */
    public Bilingual words() {
        return words;
    }

    /** The line, from 1. */
    public int line() {
        return line;
    }

    /** The column, from 1. */
    public int column() {
        return column;
    }
}
