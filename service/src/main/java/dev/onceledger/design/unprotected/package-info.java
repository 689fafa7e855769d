/** No idempotency at all, as article 002's server was before its accident: what every design is measured against. */
package dev.onceledger.design.unprotected;
