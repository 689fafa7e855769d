/** The network between a client and its database server, and what can go wrong on it. */
package dev.onceledger.timeline.wire;
