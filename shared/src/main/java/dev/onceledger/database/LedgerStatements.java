package dev.onceledger.database;

import java.util.Optional;

/**
 * The statements on the ledger's tables that databases want written differently.
 *
 * @param addActivity makes the replay and conflict counts of several keys grow, in the order given; every parameter is an
 *     array, no key stands in it twice
 * @param addHourlyActivity makes the replay and conflict counts of several hours grow, in the order given; every parameter is
 *     an array, no hour stands in it twice
 * @param estimatedRecords how many ledger records there are, at once and perhaps not exactly; negative if the database does
 *     not know yet
 * @param estimatedStatuses ledger records by status as the planner estimates them, at once: rows of (status, keys); empty
 *     where the database keeps no such statistics
 * @param sweepBatch makes the next due records tombstones and yields (how many, the latest expiry among them), passing over
 *     what others hold; empty where records must be chosen first and changed by primary key
 */
public record LedgerStatements(
        String addActivity,
        String addHourlyActivity,
        String estimatedRecords,
        Optional<String> estimatedStatuses,
        Optional<String> sweepBatch) {}
