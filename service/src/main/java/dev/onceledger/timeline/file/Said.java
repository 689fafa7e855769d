package dev.onceledger.timeline.file;

import dev.onceledger.timeline.Expectation;

/**
 * An expectation as it stands in a file.
 *
 * @param column at which it begins to say what it expects, from 1
 */
record Said(Expectation expectation, int column, Claim claim) {
    /** Where, and in the file's own words. */
    String where() {
        return "line " + expectation.source().line() + ", column " + column + " ('"
                + Excerpt.word(expectation.source().text()) + "')";
    }
}
