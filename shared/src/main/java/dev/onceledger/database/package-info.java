/** How the ledger reaches H2 and PostgreSQL: targets, pools, transactions, and in one place every difference between the two. */
package dev.onceledger.database;
