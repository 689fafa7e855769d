/**
 * Every feasible order of the steps of a few requests, found by running them: at each point whoever can move is moved in turn,
 * with and without a failure, and what is committed in the end is held to rules that no order may break.
 */
package dev.onceledger.explore;
