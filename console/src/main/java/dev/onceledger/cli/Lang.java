package dev.onceledger.cli;

import java.util.Locale;

/** A language that onceledger speaks. */
enum Lang {
    EN(Locale.ENGLISH),
    KO(Locale.KOREAN);

    private final Locale locale;

    Lang(Locale locale) {
        this.locale = locale;
    }

    /** Korean where the system is Korean, else English. */
    static Lang ofSystem() {
        return Locale.getDefault().getLanguage().equals(KO.locale.getLanguage()) ? KO : EN;
    }

    Locale locale() {
        return locale;
    }
}
