/** Fills an empty ledger with a story: the events of sample-data, carried out by the order service under a shifted clock. */
package dev.onceledger.sample;
