/** What a run of a timeline showed, as text that is the same on every database, as a table for the terminal, and as JSON. */
package dev.onceledger.timeline.report;
