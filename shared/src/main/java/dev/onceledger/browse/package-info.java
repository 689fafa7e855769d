/** Reading the ledger for people: pages of keys, principals, one record with all around it, and what operators did. Changes nothing. */
package dev.onceledger.browse;
