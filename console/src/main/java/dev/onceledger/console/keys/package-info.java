/** The Keys place: who has keys, which keys there are, and one record whole. */
package dev.onceledger.console.keys;
