package dev.onceledger.console.timelines;

/** Where a timeline can be run. */
enum Ground {
    /** A new H2 database in memory. */
    H2_MEMORY,
    /** The embedded PostgreSQL, started when it is first needed; a new schema in it. */
    POSTGRESQL,
    /** A new schema in the database that the window is connected to. */
    CONNECTED
}
