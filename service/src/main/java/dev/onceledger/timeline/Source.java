package dev.onceledger.timeline;

/**
 * Where in its file a statement stands.
 *
 * @param line from 1
 * @param text the statement as written, without white space around it
 */
public record Source(int line, String text) {}
