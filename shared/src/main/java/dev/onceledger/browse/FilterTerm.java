package dev.onceledger.browse;

import java.util.ArrayList;
import java.util.List;

/**
 * One word of a filter.
 *
 * @param name before the colon in lower case, or null for a bare word
 * @param value unquoted
 * @param isPrefix whether a star ended it
 * @param column where the term begins, from 1
 * @param valueColumn where the value begins, from 1
 */
record FilterTerm(String name, String value, boolean isPrefix, int column, int valueColumn) {
    static List<FilterTerm> split(String text) throws FilterSyntaxError {
        List<FilterTerm> terms = new ArrayList<>();
        Scanner scanner = new Scanner(text);
        while (scanner.skipSpace()) {
            terms.add(scanner.term());
        }
        return terms;
    }

    private static final class Scanner {
        private final String text;
        private int at;

        Scanner(String text) {
            this.text = text;
        }

        boolean skipSpace() {
            while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
                at++;
            }
            return at < text.length();
        }

        FilterTerm term() throws FilterSyntaxError {
            int begin = at;
            while (at < text.length() && Character.isLetter(text.charAt(at))) {
                at++;
            }
            boolean named = at > begin && at < text.length() && text.charAt(at) == ':';
            String name = named ? text.substring(begin, at).toLowerCase(java.util.Locale.ROOT) : null;
            at = named ? at + 1 : begin;
            int valueColumn = at + 1;
            StringBuilder value = new StringBuilder();
            boolean star = false;
            while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
                if (star) {
                    throw new FilterSyntaxError(at, "'*' inside a value", "'*' only at the end of a key or principal");
                }
                char next = text.charAt(at);
                if (next == '"') {
                    quoted(value);
                } else {
                    star = next == '*';
                    if (!star) {
                        value.append(next);
                    }
                    at++;
                }
            }
            if (value.isEmpty()) {
                throw new FilterSyntaxError(
                        valueColumn, star ? "'*' alone" : "nothing", "a value" + (named ? " after " + name + ":" : ""));
            }
            return new FilterTerm(name, value.toString(), star, begin + 1, valueColumn);
        }

        private void quoted(StringBuilder value) throws FilterSyntaxError {
            int open = at++;
            while (at < text.length() && text.charAt(at) != '"') {
                if (text.charAt(at) == '\\' && at + 1 < text.length()) {
                    at++;
                }
                value.append(text.charAt(at++));
            }
            if (at == text.length()) {
                throw new FilterSyntaxError(open + 1, "an open quotation mark", "a closing one");
            }
            at++;
        }
    }
}
