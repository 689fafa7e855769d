package dev.onceledger.timeline.file;

import dev.onceledger.timeline.Source;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One line of a file, read word by word. */
final class Line {
    private static final Pattern DURATION = Pattern.compile("([0-9]{1,6})(ms|s|m|h|d)");
    private static final Pattern COUNT = Pattern.compile("[0-9]{1,9}");

    private static final Pattern DURATION_OF_ANY_SIZE = Pattern.compile("[0-9]+(ms|s|m|h|d)");
    private static final Pattern COUNT_OF_ANY_SIZE = Pattern.compile("[0-9]+");
    private static final String LARGEST_DURATION = "at most 999999 of a unit";
    private static final String LARGEST_COUNT = "at most 999999999";

    private final String file;
    private final int number;
    private final String text;
    private final String nothingMore;
    private int position;
    private int wordStart;

    Line(String file, int number, String text) {
        this(file, number, text, "the end of the line");
    }

    private Line(String file, int number, String text, String nothingMore) {
        this.file = file;
        this.number = number;
        this.text = text.replace('\t', ' ').stripTrailing();
        this.nothingMore = nothingMore;
    }

    /** What stands behind the last line. */
    static Line behind(String file, int lines) {
        return new Line(file, lines + 1, "", "the end of the file");
    }

    boolean isBlank() {
        return text.isBlank();
    }

    boolean isComment() {
        return text.strip().startsWith("#");
    }

    /** Section heads stand at the margin, statements are indented. */
    boolean isIndented() {
        return text.startsWith(" ");
    }

    /** How far from the margin it begins. */
    int indent() {
        return text.length() - text.stripLeading().length();
    }

    Source source() {
        return new Source(number, text.strip());
    }

    String comment() {
        return text.strip().substring(1).strip();
    }

    /** The next word; {@code expected} says what it should have been if there is none. */
    String word(String expected) throws InvalidTimeline {
        skipSpace();
        wordStart = position;
        while (position < text.length() && text.charAt(position) != ' ') {
            position++;
        }
        if (wordStart == position) {
            throw expected(expected);
        }
        return text.substring(wordStart, position);
    }

    /** Takes the next word if it is this one. */
    boolean take(String word) {
        skipSpace();
        int end = position + word.length();
        boolean here = text.startsWith(word, position) && (end == text.length() || text.charAt(end) == ' ');
        if (here) {
            wordStart = position;
            position = end;
        }
        return here;
    }

    void must(String word) throws InvalidTimeline {
        if (!take(word)) {
            word("'" + word + "'");
            throw expected("'" + word + "'");
        }
    }

    boolean hasMore() {
        skipSpace();
        return position < text.length();
    }

    /** Everything that is left. */
    String rest(String expected) throws InvalidTimeline {
        skipSpace();
        wordStart = position;
        position = text.length();
        if (wordStart == position) {
            throw expected(expected);
        }
        return text.substring(wordStart);
    }

    int count(String expected) throws InvalidTimeline {
        refuseLarger(COUNT_OF_ANY_SIZE, COUNT, LARGEST_COUNT);
        return Integer.parseInt(matching(COUNT, expected).group());
    }

    Duration duration() throws InvalidTimeline {
        refuseLarger(DURATION_OF_ANY_SIZE, DURATION, LARGEST_DURATION);
        Matcher matcher = matching(DURATION, "a time such as 900ms, 5s, 3m, 72h or 3d");
        long amount = Long.parseLong(matcher.group(1));
        return switch (matcher.group(2)) {
            case "ms" -> Duration.ofMillis(amount);
            case "s" -> Duration.ofSeconds(amount);
            case "m" -> Duration.ofMinutes(amount);
            case "h" -> Duration.ofHours(amount);
            default -> Duration.ofDays(amount);
        };
    }

    /** What is written as it should be, and is only too large, is told so. */
    private void refuseLarger(Pattern anySize, Pattern size, String largest) throws InvalidTimeline {
        skipSpace();
        int start = position;
        int space = text.indexOf(' ', start);
        String next = text.substring(start, space < 0 ? text.length() : space);
        if (anySize.matcher(next).matches() && !size.matcher(next).matches()) {
            wordStart = start;
            throw wrong(next + " is too large, " + largest);
        }
    }

    Matcher matching(Pattern form, String expected) throws InvalidTimeline {
        Matcher matcher = form.matcher(word(expected));
        if (!matcher.matches()) {
            throw expected(expected);
        }
        return matcher;
    }

    void end() throws InvalidTimeline {
        if (hasMore()) {
            word("");
            throw expected("the end of the line");
        }
    }

    /** What should have stood where the last word was taken. */
    InvalidTimeline expected(String what) {
        String found = wordStart >= text.length()
                ? nothingMore
                : "'" + Excerpt.word(text.substring(wordStart, wordEnd())) + "'";
        return wrong("expected " + what + ", found " + found);
    }

    /** Something else that is wrong with the last word taken. */
    InvalidTimeline wrong(String what) {
        return wrong(column(), what);
    }

    /** Something else that is wrong with what begins at this column. */
    InvalidTimeline wrong(int column, String what) {
        return new InvalidTimeline(file, number, column, what, Excerpt.of(text, column));
    }

    /** Where the last word taken begins, from 1. */
    int column() {
        return wordStart + 1;
    }

    private int wordEnd() {
        return Math.max(position, wordStart + 1);
    }

    private void skipSpace() {
        while (position < text.length() && text.charAt(position) == ' ') {
            position++;
        }
    }
}
