package dev.onceledger.timeline.run;

/**
 * What a run sends to.
 *
 * @param name by which lines that speak of it alone call it
 * @param deployment of it
 */
record Deployed(String name, Deployment deployment) {}
