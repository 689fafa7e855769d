/** The window: how it is started, and in what surroundings it runs. */
package dev.onceledger.console;
