/** Slow work, off the screen's thread, and the one crossing back to it. */
package dev.onceledger.console.work;
