/** The order service that runs inside the window's process, on connections and threads of its own, and the bar that shows how it fares. */
package dev.onceledger.console.service;
