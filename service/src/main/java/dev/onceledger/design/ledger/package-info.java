/** The product's own design: the ledger, the order service over it as it runs in production, and the charge as a step after it. */
package dev.onceledger.design.ledger;
