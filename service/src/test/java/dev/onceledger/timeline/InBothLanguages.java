package dev.onceledger.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.timeline.file.InvalidTimeline;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** What must be true of every text for people, whatever it says. */
public final class InBothLanguages {
    /** What a message quotes; an apostrophe begins nothing. */
    private static final Pattern QUOTED = Pattern.compile("(?<![\\p{Alnum}])'((?:[^']|'(?=[A-Za-z]))+)'(?![A-Za-z])");

    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final Pattern HANGUL = Pattern.compile("\\p{IsHangul}");

    private InBothLanguages() {}

    /** Both say something, Korean in Hangul of its own, with the same quoted pieces and the same numbers. */
    public static void isSaid(Bilingual text) {
        assertThat(text.ko()).as(text.en()).isNotEqualTo(text.en());
        assertThat(HANGUL.matcher(QUOTED.matcher(text.ko()).replaceAll("")).find())
                .as(text.ko())
                .isTrue();
        assertThat(all(QUOTED, text.ko())).as(text.ko()).isEqualTo(all(QUOTED, text.en()));
        assertThat(all(NUMBER, text.ko())).as(text.ko()).isEqualTo(all(NUMBER, text.en()));
    }

    /** The same of what is wrong in a file: both name the same place, and show the same line. */
    public static void isSaid(InvalidTimeline wrong) {
        List<String> en = wrong.words().en().lines().toList();
        List<String> ko = wrong.words().ko().lines().toList();
        String place = ":" + wrong.line() + ":" + wrong.column() + ": ";
        assertThat(ko.get(0)).contains(place).startsWith(before(place, en.get(0)));
        assertThat(ko.subList(1, ko.size())).isEqualTo(en.subList(1, en.size()));
        isSaid(new Bilingual(behind(place, en.get(0)), behind(place, ko.get(0))));
    }

    private static String before(String place, String line) {
        return line.substring(0, line.indexOf(place));
    }

    private static String behind(String place, String line) {
        return line.substring(line.indexOf(place) + place.length());
    }

    /** Each as often as it is there; the order of words differs between languages. */
    private static List<String> all(Pattern what, String text) {
        return what.matcher(text).results().map(MatchResult::group).sorted().toList();
    }
}
