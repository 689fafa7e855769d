package dev.onceledger.timeline.file;

/** What is wrong in a timeline file, and where; its message is complete and meant for the file's author. */
public final class InvalidTimeline extends Exception {
    private static final long serialVersionUID = 1L;

    private final int line;
    private final int column;

    InvalidTimeline(String file, int line, int column, String wrong, Excerpt excerpt) {
        super("%s:%d:%d: %s%n  %s%n  %s^".formatted(file, line, column, wrong, excerpt.text(), excerpt.indent()));
        this.line = line;
        this.column = column;
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
