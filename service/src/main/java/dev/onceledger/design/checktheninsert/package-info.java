/** The mistake that articles 000 and 002 warn of: a SELECT decides that a key is free, and no unique constraint disagrees. */
package dev.onceledger.design.checktheninsert;
