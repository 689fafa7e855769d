package dev.onceledger.cli;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The texts of the tour in one language. */
final class TourTexts {
    private final ResourceBundle bundle;

    TourTexts(Locale language) {
        this.bundle = ResourceBundle.getBundle(
                "dev.onceledger.cli.tour",
                language,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    String get(String key, Object... values) {
        return MessageFormat.format(bundle.getString(key), values);
    }
}
