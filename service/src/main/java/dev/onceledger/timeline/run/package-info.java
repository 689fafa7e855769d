/**
 * Running a timeline: each client is the service's own order code in a thread of its own on a connection of its own, held at
 * steps by a stage; an observer reads the committed rows; everything happens in a ledger made for the run and dropped after it.
 */
package dev.onceledger.timeline.run;
