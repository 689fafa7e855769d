/**
 * Timelines: a scripted retry story is run against a real database, a tick at a time, and drawn as a sequence of who did what
 * and who waited for whom, beside the teaching table; every cell shows what was read from the database at that moment.
 */
package dev.onceledger.console.timelines;
