package dev.onceledger.console.explain;

/** A pasted line that cannot be read as a request. */
final class NotCurl extends Exception {
    private static final long serialVersionUID = 1L;

    /** What is wrong with it. */
    enum Why {
        /** A quote is not closed. */
        OPEN_QUOTE,
        /** $'…' means other things in other shells. */
        ANSI_QUOTE,
        /** An option's value is missing. */
        NO_VALUE,
        /** An option that would change the request in a way that is not read here. */
        UNKNOWN_OPTION,
        /** The body is in a file, which is not read. */
        FILE,
        /** A header without a colon. */
        HEADER,
        /** No URL, or more than one, or one that is none. */
        URL,
        /** A method or path that is no operation. */
        NO_OPERATION
    }

    private final Why why;
    private final String word;

    NotCurl(Why why, String word) {
        super(why + ": " + word);
        this.why = why;
        this.word = word;
    }

    Why why() {
        return why;
    }

    /** The word that it is about. */
    String word() {
        return word;
    }
}
