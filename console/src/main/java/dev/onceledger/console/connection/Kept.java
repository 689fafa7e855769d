package dev.onceledger.console.connection;

/** How a profile's password is kept; never in a file. */
public enum Kept {
    /** Nowhere: a person gives it each time. */
    ASK,
    /** In the operating system's key store. */
    KEY_STORE
}
