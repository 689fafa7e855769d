/** Sends real HTTP requests to the order service in this window, once, twice, ten at once or without waiting for the answer, and shows what came back and what was committed. */
package dev.onceledger.console.send;
