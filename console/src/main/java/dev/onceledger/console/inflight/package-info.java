/** The In flight place: what is under way or hangs although no row shows it, each with its evidence and with what may be done about it. */
package dev.onceledger.console.inflight;
