package dev.onceledger.console;

/** What kind of place a database is, as its connection profile says; the banner shows it in a colour of its own. */
public enum Environment {
    /** On the operator's own machine. */
    LOCAL,
    /** Shared, but nobody's orders depend on it. */
    TEST,
    /** Real orders. */
    PRODUCTION
}
