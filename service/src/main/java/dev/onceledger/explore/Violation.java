package dev.onceledger.explore;

/**
 * A schedule that broke a rule.
 *
 * @param rule what was broken, in words
 * @param moves how many moves it took
 * @param script a timeline that replays it
 */
public record Violation(String rule, int moves, String script) {}
