/** What would happen to a pasted request if it came now under the key that is shown; computed by the service's own code. */
package dev.onceledger.console.explain;
