package dev.onceledger.console.keys;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Edits a filter as a person would, so that what is chosen by mouse stands in the box and can be edited on. */
final class FilterText {
    private static final String TERM = "(?<=^|\\s)%s:(?:\"(?:[^\"\\\\]|\\\\.)*\"|\\S)*\\s*";
    private static final Pattern BARE = Pattern.compile("[\\p{Alnum}._@/-]+");

    private FilterText() {}

    /** The filter with this term's value replaced, or the term removed where the value is null. */
    static String with(String filter, String name, String value) {
        Matcher terms = Pattern.compile(TERM.formatted(name)).matcher(filter);
        String others = terms.replaceAll("").strip();
        if (value == null) {
            return others;
        }
        String written = BARE.matcher(value).matches()
                ? value
                : '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
        return (others + " " + name + ":" + written).strip();
    }
}
