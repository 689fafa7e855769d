package dev.onceledger.console.connection;

/** How a profile names its database. */
public enum Kind {
    /** The H2 file of the data folder. */
    EMBEDDED_H2,
    /** An H2 file anywhere. */
    H2_FILE,
    /** The PostgreSQL server of the data folder. */
    EMBEDDED_POSTGRESQL,
    /** A server, or whatever else a JDBC URL of H2 or PostgreSQL names. */
    JDBC_URL;

    /** Whether a place has to be named. */
    boolean hasAddress() {
        return this == H2_FILE || this == JDBC_URL;
    }

    /** Whether this is onceledger's own database, with user, password and sample of its own. */
    boolean isOwn() {
        return !hasAddress();
    }
}
