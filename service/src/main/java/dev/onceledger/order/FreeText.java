package dev.onceledger.order;

/** An optional text for people: bounded in Unicode code points, kept as it is, and without U+0000, which PostgreSQL cannot hold. */
final class FreeText {
    private FreeText() {}

    static String read(Fields fields, String name, int maxCodePoints) throws InvalidRequest {
        String rule = "a string of at most " + maxCodePoints + " characters (Unicode code points) without U+0000";
        String text = fields.optionalText(name, rule);
        if (text == null) {
            return null;
        }
        int length = text.codePointCount(0, text.length());
        if (length > maxCodePoints) {
            throw fields.broken(name, rule, "has " + length + " characters, at most " + maxCodePoints + " are allowed");
        }
        if (text.indexOf('\0') >= 0) {
            throw fields.broken(name, rule, "holds the character U+0000");
        }
        return text;
    }
}
