/**
 * What makes two requests "the same": strict reading of the request's JSON, one canonical text for everything that means the same,
 * a versioned SHA-256 fingerprint over it, and the comparison a person needs when two fingerprints differ. All pure functions.
 */
package dev.onceledger.fingerprint;
