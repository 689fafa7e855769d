package dev.onceledger.explore;

/** What must be true of the committed rows, the charges and the answers, whatever the order of steps was. */
public enum Rule {
    /** Two orders of one scope. */
    ONE_ORDER_PER_SCOPE("a scope has at most one order"),
    /** An order without a record, or a record without its order. */
    ORDER_AND_RECORD_TOGETHER("an order exists if and only if its record names it"),
    /** A record that says PROCESSING although nobody is at work. */
    NO_COMMITTED_PROCESSING("no record stays PROCESSING"),
    /** Stock that was taken without an order, or not taken. */
    STOCK_AS_SOLD("stock is what was there less what is sold"),
    /** Two answers to one request. */
    SAME_BYTES("equal requests get equal bytes"),
    /** A success that is not there. */
    NO_EMPTY_PROMISE("no answer claims what is not committed"),
    /** An order of another body. */
    NO_FOREIGN_ANSWER("another body never gets the first answer"),
    /** A terminal record that changed otherwise than into a tombstone. */
    TERMINAL_STAYS("a terminal record only becomes a tombstone"),
    /** Money twice for one key. */
    CHARGED_ONCE("a key is charged once"),
    /** Money for nothing. */
    CHARGED_FOR_AN_ORDER("what is charged is ordered"),
    /** A key that says in progress although nobody is at work. */
    NO_STUCK_KEY("no key stays in progress when nobody is at work"),
    /** A defect of the service. */
    NO_FAILURE("every request is answered"),
    /** Everybody waits for each other. */
    NO_DEADLOCK("somebody can always go on"),
    /** The end of the scenario itself. */
    AS_EXPECTED("what the scenario expects in the end is so");

    private final String words;

    Rule(String words) {
        this.words = words;
    }

    /** The rule as a sentence. */
    public String words() {
        return words;
    }
}
