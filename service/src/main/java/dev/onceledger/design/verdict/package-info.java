/**
 * What each design is worth: the same stories told to each of them on real rows, charges and keys, and what came of it counted.
 * Where a design survives the table says so.
 */
package dev.onceledger.design.verdict;
