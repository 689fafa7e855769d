/** What no ledger row shows: attempts, replay and conflict counts, and what operators did; written beside the order's transaction. */
package dev.onceledger.attempts;
