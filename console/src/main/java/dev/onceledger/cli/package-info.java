/**
 * The command line: one class per command, what they share as mixins, and the way from failures to exit codes. Without a
 * command the window opens, or where there is none the tour runs.
 */
package dev.onceledger.cli;
