package dev.onceledger.timeline.file;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Expectation;
import dev.onceledger.timeline.Source;

/**
 * An expectation as it stands in a file.
 *
 * @param column at which it begins to say what it expects, from 1
 */
record Said(Expectation expectation, int column, Claim claim) {
    /** Where, and in the file's own words. */
    Bilingual where() {
        return where(expectation.source(), column);
    }

    /** Where a line stands that is spoken of, and in its own words. */
    static Bilingual where(Source source, int column) {
        String text = " ('" + Excerpt.word(source.text()) + "')";
        return new Bilingual(
                "line " + source.line() + ", column " + column + text, source.line() + "행 " + column + "열" + text);
    }
}
