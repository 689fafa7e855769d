package dev.onceledger.timeline.file;

import dev.onceledger.timeline.Bilingual;
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
    private static final Bilingual LARGEST_DURATION = new Bilingual("at most 999999 of a unit", "단위마다 최대 999999");
    private static final Bilingual LARGEST_COUNT = new Bilingual("at most 999999999", "최대 999999999");
    private static final Bilingual TIME =
            new Bilingual("a time such as 900ms, 5s, 3m, 72h or 3d", "900ms, 5s, 3m, 72h, 3d 같은 시간");
    private static final Bilingual END = new Bilingual("the end of the line", "줄 끝");
    private static final Bilingual END_OF_FILE = new Bilingual("the end of the file", "파일 끝");

    private final String file;
    private final int number;
    private final String text;
    private final Bilingual nothingMore;
    private int position;
    private int wordStart;

    Line(String file, int number, String text) {
        this(file, number, text, END);
    }

    private Line(String file, int number, String text, Bilingual nothingMore) {
        this.file = file;
        this.number = number;
        this.text = text.replace('\t', ' ').stripTrailing();
        this.nothingMore = nothingMore;
    }

    /** What stands behind the last line. */
    static Line behind(String file, int lines) {
        return new Line(file, lines + 1, "", END_OF_FILE);
    }

    /** Any of these words of the file format, with commas between. */
    static Bilingual oneOf(String words) {
        return new Bilingual("one of: " + words, words + " 중 하나");
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
    String word(Bilingual expected) throws InvalidTimeline {
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
            Bilingual expected = Bilingual.same("'" + word + "'");
            word(expected);
            throw expected(expected);
        }
    }

    boolean hasMore() {
        skipSpace();
        return position < text.length();
    }

    /** Everything that is left. */
    String rest(Bilingual expected) throws InvalidTimeline {
        skipSpace();
        wordStart = position;
        position = text.length();
        if (wordStart == position) {
            throw expected(expected);
        }
        return text.substring(wordStart);
    }

    int count(Bilingual expected) throws InvalidTimeline {
        refuseLarger(COUNT_OF_ANY_SIZE, COUNT, LARGEST_COUNT);
        return Integer.parseInt(matching(COUNT, expected).group());
    }

    Duration duration() throws InvalidTimeline {
        refuseLarger(DURATION_OF_ANY_SIZE, DURATION, LARGEST_DURATION);
        Matcher matcher = matching(DURATION, TIME);
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
    private void refuseLarger(Pattern anySize, Pattern size, Bilingual largest) throws InvalidTimeline {
        skipSpace();
        int start = position;
        int space = text.indexOf(' ', start);
        String next = text.substring(start, space < 0 ? text.length() : space);
        if (anySize.matcher(next).matches() && !size.matcher(next).matches()) {
            wordStart = start;
            throw wrong(
                    new Bilingual(next + " is too large, " + largest.en(), "수가 너무 큼: " + next + ", " + largest.ko()));
        }
    }

    Matcher matching(Pattern form, Bilingual expected) throws InvalidTimeline {
        Matcher matcher = form.matcher(word(expected));
        if (!matcher.matches()) {
            throw expected(expected);
        }
        return matcher;
    }

    void end() throws InvalidTimeline {
        if (hasMore()) {
            word(END);
            throw expected(END);
        }
    }

    /** What should have stood where the last word was taken. */
    InvalidTimeline expected(Bilingual what) {
        Bilingual found = wordStart >= text.length()
                ? nothingMore
                : Bilingual.same("'" + Excerpt.word(text.substring(wordStart, wordEnd())) + "'");
        return wrong(new Bilingual(
                "expected " + what.en() + ", found " + found.en(), "여기에 와야 할 것: " + what.ko() + ", 실제: " + found.ko()));
    }

    /** Something else that is wrong with the last word taken. */
    InvalidTimeline wrong(Bilingual what) {
        return wrong(column(), what);
    }

    /** That the last word taken and an earlier one of this line cannot both be true, and why. */
    InvalidTimeline contradiction(String word, String before, int columnBefore, Bilingual why) {
        return wrong(new Bilingual(
                "'" + word + "' contradicts '" + before + "' in column " + columnBefore + ": " + why.en(),
                "'" + word + "' 내용이 " + columnBefore + "열의 '" + before + "' 내용과 모순됩니다: " + why.ko()));
    }

    /** Something else that is wrong with what begins at this column. */
    InvalidTimeline wrong(int column, Bilingual what) {
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
