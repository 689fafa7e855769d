package dev.onceledger.fingerprint;

/** Why a text was refused as JSON, and where: line and column count from 1, columns in UTF-16 code units. */
public final class InvalidJson extends Exception {
    private static final long serialVersionUID = 1L;

    /** What kind of fault it is: the API has a code of its own for each. */
    public enum Kind {
        /** Not JSON, not UTF-8, nested too deeply, or followed by something else. */
        MALFORMED,
        /** JSON whose object names one member twice, so that a reader would have to hide one of the values. */
        DUPLICATE_MEMBER,
        /** JSON with a number too long, or with an exponent too large, to be kept exactly at a bounded cost. */
        NUMBER_TOO_LARGE
    }

    private final Kind kind;
    private final int line;
    private final int column;
    private final String pointer;
    private final String reason;

    InvalidJson(Kind kind, int line, int column, String pointer, String reason) {
        super(reason + " (line " + line + ", column " + column + ")");
        this.kind = kind;
        this.line = line;
        this.column = column;
        this.pointer = pointer;
        this.reason = reason;
    }

    public Kind kind() {
        return kind;
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }

    /** The JSON pointer (RFC 6901) of the value being read; empty for the document itself. */
    public String pointer() {
        return pointer;
    }

    /** The cause in plain English, without the position. */
    public String reason() {
        return reason;
    }
}
