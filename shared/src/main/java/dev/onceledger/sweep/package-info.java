/** Turning records whose retention has passed into tombstones: counted first, then in small batches, always on record. */
package dev.onceledger.sweep;
