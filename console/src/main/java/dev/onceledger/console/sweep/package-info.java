/** The Sweep place: what a sweep would do, the run itself, and what earlier runs did. */
package dev.onceledger.console.sweep;
