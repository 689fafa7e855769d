package dev.onceledger.fingerprint;

/** A JSON string with the fewest escapes: quote, backslash and control characters below U+0020 only, as in RFC 8785. */
final class CanonicalString {
    private CanonicalString() {}

    static void append(String text, StringBuilder out) {
        if (StrictUtf8.hasLoneSurrogate(text)) {
            throw new IllegalArgumentException("A string with half of a surrogate pair has no canonical form");
        }
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            append(text.charAt(i), out);
        }
        out.append('"');
    }

    private static void append(char c, StringBuilder out) {
        int named = "\"\\\b\t\n\f\r".indexOf(c);
        if (named >= 0) {
            out.append('\\').append("\"\\btnfr".charAt(named));
        } else if (c < 0x20) {
            out.append(String.format("\\u%04x", (int) c));
        } else {
            out.append(c);
        }
    }
}
