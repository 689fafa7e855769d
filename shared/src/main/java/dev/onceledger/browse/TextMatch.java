package dev.onceledger.browse;

/**
 * A text, or the beginning of texts.
 *
 * @param text compared by code unit
 * @param isPrefix whether more may follow
 */
public record TextMatch(String text, boolean isPrefix) {
    /**
     * The smallest text after all that begin with this one: {@code [text, end)} is the range that one index serves on both
     * databases, where LIKE with a parameter is not.
     */
    String end() {
        int last = text.codePointBefore(text.length());
        int next = last == 0xD7FF ? 0xE000 : last + 1;
        return text.substring(0, text.length() - Character.charCount(last)) + Character.toString(next);
    }
}
