package dev.onceledger.console.text;

import java.util.Locale;

/** The languages of the window. */
public enum Language {
    /** English. */
    ENGLISH(Locale.ENGLISH, "English"),
    /** Korean. */
    KOREAN(Locale.KOREAN, "한국어");

    private final Locale locale;
    private final String ownName;

    Language(Locale locale, String ownName) {
        this.locale = locale;
        this.ownName = ownName;
    }

    /** Its locale. */
    public Locale locale() {
        return locale;
    }

    /** What its speakers call it. */
    public String ownName() {
        return ownName;
    }

    /** The one that a switch goes to. */
    public Language other() {
        return this == ENGLISH ? KOREAN : ENGLISH;
    }

    /** The language of a locale's speakers, English where it is neither. */
    public static Language of(Locale locale) {
        return locale.getLanguage().equals("ko") ? KOREAN : ENGLISH;
    }
}
