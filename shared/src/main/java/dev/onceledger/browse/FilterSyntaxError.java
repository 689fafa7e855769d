package dev.onceledger.browse;

/** A filter text that does not mean anything, told so that it can be mended. */
public final class FilterSyntaxError extends Exception {
    private static final long serialVersionUID = 1L;

    private final int column;
    private final String found;
    private final String expected;

    FilterSyntaxError(int column, String found, String expected) {
        super("column " + column + ": " + found + "; expected " + expected);
        this.column = column;
        this.found = found;
        this.expected = expected;
    }

    /** Where it is, counted from 1. */
    public int column() {
        return column;
    }

    /** What stands there. */
    public String found() {
        return found;
    }

    /** What could have stood there. */
    public String expected() {
        return expected;
    }
}
