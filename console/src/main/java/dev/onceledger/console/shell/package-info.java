/** The frame around the places: the window, its banner and rail, opening the ledger, and what every place is given. */
package dev.onceledger.console.shell;
