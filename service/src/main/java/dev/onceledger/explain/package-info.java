/** What would happen to a request if it came now, found by the service's own reading, fingerprint and verdict, without doing any of it. */
package dev.onceledger.explain;
