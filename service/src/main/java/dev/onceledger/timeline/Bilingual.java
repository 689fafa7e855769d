package dev.onceledger.timeline;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A text for people, in English and Korean.
 *
 * @param en in English, empty if there is none
 * @param ko in Korean, empty if there is none
 */
public record Bilingual(String en, String ko) {
    /** No text. */
    public static final Bilingual NONE = new Bilingual("", "");

    /** A text that is the same in both: a word of the file format, or of a database. */
    public static Bilingual same(String text) {
        return new Bilingual(text, text);
    }

    /** All of them, one after the other. */
    public static Bilingual joined(List<Bilingual> texts, Bilingual between) {
        return new Bilingual(
                texts.stream().map(Bilingual::en).collect(Collectors.joining(between.en())),
                texts.stream().map(Bilingual::ko).collect(Collectors.joining(between.ko())));
    }

    /** The text in the language of this locale, or in the other where it has none. */
    public String in(Locale locale) {
        boolean korean = locale.getLanguage().equals("ko");
        String wanted = korean ? ko : en;
        String other = korean ? en : ko;
        return wanted.isEmpty() ? other : wanted;
    }

    /** The same with its English text replaced. */
    public Bilingual withEnglish(String text) {
        return new Bilingual(text, ko);
    }

    /** The same with its Korean text replaced. */
    public Bilingual withKorean(String text) {
        return new Bilingual(en, text);
    }

    /** Whether there is nothing to read. */
    public boolean isEmpty() {
        return en.isEmpty() && ko.isEmpty();
    }
}
