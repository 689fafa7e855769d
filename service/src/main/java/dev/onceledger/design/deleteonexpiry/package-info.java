/** The mistake of article 000's expiry: the ledger as it is, but a sweep that deletes what has expired instead of refusing it. */
package dev.onceledger.design.deleteonexpiry;
