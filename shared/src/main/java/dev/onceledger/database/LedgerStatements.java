package dev.onceledger.database;

import java.util.Optional;

/** The statements on the ledger's tables that databases want written differently. */
public sealed interface LedgerStatements permits H2Statements, PostgresStatements {
    /**
     * Makes the replay and conflict counts of several keys grow, in the order given; every parameter is an array, no key
     * stands in it twice.
     */
    String addActivity();

    /**
     * Makes the replay and conflict counts of several hours grow, in the order given; every parameter is an array, no hour
     * stands in it twice.
     */
    String addHourlyActivity();

    /** How many ledger records there are, at once and perhaps not exactly; negative if the database does not know yet. */
    String estimatedRecords();

    /**
     * Ledger records by status as the planner estimates them, at once: rows of (status, keys); empty where the database
     * keeps no such statistics.
     */
    Optional<String> estimatedStatuses();

    /**
     * One statement that makes the next due records tombstones and yields (how many, the latest expiry among them), passing
     * over what others hold; empty where records must be chosen first and changed by primary key.
     */
    Optional<String> sweepBatch();

    /** A statement after which a sequence goes on with this number. */
    String restart(String sequence, long next);
}
