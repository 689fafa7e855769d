/**
 * Ways of doing idempotency that people really run, each deployed for real behind one interface, so that one story can be told
 * to all of them: what a request is, which phases it passes, what is charged, and what a design forgets. The designs themselves
 * have a package each; they call the order's own rules and rows, and nothing here is part of the production path.
 */
package dev.onceledger.design;
