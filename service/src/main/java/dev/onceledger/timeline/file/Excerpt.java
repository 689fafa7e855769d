package dev.onceledger.timeline.file;

/**
 * A line as an error shows it: what is near the mistake, so that it fits a terminal whatever the file holds.
 *
 * @param text of the line, or of a part of it
 * @param indent what to put before a mark that stands below the mistake
 */
record Excerpt(String text, String indent) {
    private static final int BEFORE = 80;
    private static final int AFTER = 40;
    private static final int LONGEST_WORD = 60;
    private static final String MORE = "…";
    private static final char INSTEAD = '\uFFFD';

    /** What is near this column, counted from 1. */
    static Excerpt of(String line, int column) {
        int mistake = column - 1;
        int first = mistake <= BEFORE ? 0 : mistake - BEFORE;
        int last = Math.min(line.length(), mistake + AFTER);
        String before = (first > 0 ? MORE : "") + printable(line.substring(first, mistake));
        String after = printable(line.substring(mistake, last)) + (last < line.length() ? MORE : "");
        return new Excerpt(before + after, blank(before));
    }

    /** A word as a message quotes it. */
    static String word(String word) {
        return printable(word.length() > LONGEST_WORD ? word.substring(0, LONGEST_WORD) + MORE : word);
    }

    /** Nothing in a file may move the terminal's cursor, or turn the message round. */
    private static String printable(String text) {
        StringBuilder shown = new StringBuilder();
        text.codePoints().forEach(point -> shown.appendCodePoint(isShown(point) ? point : INSTEAD));
        return shown.toString();
    }

    private static boolean isShown(int point) {
        return switch (Character.getType(point)) {
            case Character.SURROGATE,
                    Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }

    /** As wide as the text: what is written two columns wide is replaced by a space of that width. */
    private static String blank(String text) {
        StringBuilder blank = new StringBuilder();
        text.codePoints().forEach(point -> blank.append(isWide(point) ? '\u3000' : ' '));
        return blank.toString();
    }

    private static boolean isWide(int point) {
        return Character.isIdeographic(point)
                || switch (Character.UnicodeScript.of(point)) {
                    case HANGUL, HIRAGANA, KATAKANA -> true;
                    default -> false;
                };
    }
}
