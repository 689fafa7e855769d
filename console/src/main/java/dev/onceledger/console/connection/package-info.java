/** Choosing what the window is connected to: saved profiles, their test, and the dialog that switches between them. */
package dev.onceledger.console.connection;
