package dev.onceledger.order;

/** The string form of RFC 8941: in double quotes, with {@code \"} and {@code \\} as its only escapes. */
final class QuotedKey {
    private QuotedKey() {}

    static String unquote(String line) throws InvalidRequest {
        StringBuilder key = new StringBuilder();
        int i = 1;
        while (i < line.length() && line.charAt(i) != '"') {
            if (line.charAt(i) == '\\') {
                i++;
                requireEscapable(line, i);
            }
            key.append(line.charAt(i));
            i++;
        }
        if (i >= line.length()) {
            throw IdempotencyKey.invalid("The key has an unbalanced double quote");
        }
        if (i < line.length() - 1) {
            throw IdempotencyKey.invalid("Something follows the quoted key; parameters and lists are not allowed");
        }
        return key.toString();
    }

    private static void requireEscapable(String line, int at) throws InvalidRequest {
        if (at >= line.length() || "\"\\".indexOf(line.charAt(at)) < 0) {
            throw IdempotencyKey.invalid("In a quoted key a backslash may stand only before \" or \\");
        }
    }
}
