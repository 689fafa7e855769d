package dev.onceledger.console.shell;

import dev.onceledger.console.look.Look;
import dev.onceledger.console.look.Theme;
import dev.onceledger.console.text.Language;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.text.Times;
import dev.onceledger.console.work.Background;
import java.nio.file.Path;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.Locale;
import javafx.beans.value.ObservableValue;

/** Makes a window's tools as they were left, and remembers what is changed about them. */
final class RememberedTools {
    private RememberedTools() {}

    static Tools in(Path folder, Background background) {
        Preferences preferences = Preferences.in(folder);
        Texts texts = new Texts(Language.of(Locale.forLanguageTag(
                preferences.get("language", Locale.getDefault().getLanguage()))));
        Look look = new Look(
                preferences.get("theme", "light").equals("dark") ? Theme.DARK : Theme.LIGHT,
                number(preferences.get("scale", "1")));
        look.highContrastProperty().set(preferences.get("contrast", "").equals("high"));
        Times times = new Times(texts, Clock.systemUTC(), zone(preferences.get("zone", "")));
        Tools tools = new Tools(background, texts, times, look, preferences);
        keep(tools, "language", texts.languageProperty().map(language -> language.locale()
                .getLanguage()));
        keep(tools, "theme", look.themeProperty().map(theme -> theme == Theme.DARK ? "dark" : "light"));
        keep(tools, "scale", look.scaleProperty().map(scale -> String.valueOf(scale.doubleValue())));
        keep(tools, "contrast", look.highContrastProperty().map(high -> high ? "high" : "usual"));
        keep(tools, "zone", times.zoneProperty().map(ZoneId::getId));
        return tools;
    }

    private static void keep(Tools tools, String name, ObservableValue<String> value) {
        value.addListener((property, before, after) -> tools.background()
                .run(
                        () -> {
                            tools.preferences().set(name, after);
                            return after;
                        },
                        kept -> {},
                        problem -> {}));
    }

    private static double number(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException edited) {
            return 1;
        }
    }

    private static ZoneId zone(String id) {
        try {
            return id.isEmpty() ? ZoneId.systemDefault() : ZoneId.of(id);
        } catch (DateTimeException edited) {
            return ZoneId.systemDefault();
        }
    }
}
