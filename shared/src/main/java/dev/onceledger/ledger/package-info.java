/** The idempotency-key ledger itself: scope, record, claim, stored answer, and the verdict on a lost claim. */
package dev.onceledger.ledger;
