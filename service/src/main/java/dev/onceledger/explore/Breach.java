package dev.onceledger.explore;

/**
 * A rule that was broken.
 *
 * @param rule which
 * @param detail what was seen, in words
 */
record Breach(Rule rule, String detail) {}
