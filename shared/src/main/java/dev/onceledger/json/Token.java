package dev.onceledger.json;

/**
 * A piece of a JSON text.
 *
 * @param kind what it is, which decides its colour
 * @param text as it stands in the original, escapes and digits untouched
 */
public record Token(Kind kind, String text) {
    /** What pieces there are. */
    public enum Kind {
        NAME,
        STRING,
        NUMBER,
        WORD,
        PUNCTUATION,
        SPACE,
        MASKED,
        PLAIN
    }

    boolean is(String punctuation) {
        return kind == Kind.PUNCTUATION && text.equals(punctuation);
    }

    boolean opens() {
        return is("{") || is("[");
    }

    boolean closes() {
        return is("}") || is("]");
    }
}
