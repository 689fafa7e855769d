package dev.onceledger.cli;

import java.lang.Character.UnicodeScript;

/** How many columns a text takes in a terminal: two for East Asian wide characters, none for combining marks. */
final class DisplayWidth {
    private DisplayWidth() {}

    static int of(String text) {
        return text.codePoints().map(DisplayWidth::of).sum();
    }

    /** A text with spaces behind it up to this width. */
    static String pad(String text, int width) {
        return text + " ".repeat(Math.max(0, width - of(text)));
    }

    private static int of(int point) {
        int type = Character.getType(point);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || type == Character.FORMAT) {
            return 0;
        }
        return isWide(point) ? 2 : 1;
    }

    private static boolean isWide(int point) {
        boolean halfWidth = point >= 0xFF61 && point <= 0xFFDC;
        boolean fullWidthOrEmoji = point >= 0x3000 && point <= 0x303E
                || point >= 0xFF01 && point <= 0xFF60
                || point >= 0xFFE0 && point <= 0xFFE6
                || point >= 0x1F300 && point <= 0x1FAFF;
        return !halfWidth
                && (fullWidthOrEmoji
                        || switch (UnicodeScript.of(point)) {
                            case HAN, HANGUL, HIRAGANA, KATAKANA, BOPOMOFO, YI -> true;
                            default -> false;
                        });
    }
}
