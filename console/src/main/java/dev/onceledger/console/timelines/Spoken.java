package dev.onceledger.console.timelines;

import dev.onceledger.console.text.Texts;
import dev.onceledger.timeline.StandingWords;
import java.util.Locale;

/** The newest tick as a screen reader says it. */
final class Spoken {
    private Spoken() {}

    static String of(Shown shown, Texts texts) {
        Locale locale = texts.language().locale();
        if (shown.bands().isEmpty()) {
            return texts.get(
                    "timelines.spoken.nothing", shown.timeline().title().in(locale));
        }
        Band last = shown.bands().get(shown.bands().size() - 1);
        StringBuilder words = new StringBuilder(last.tick().name())
                .append(". ")
                .append(last.tick().note().in(locale));
        last.lastScene().ifPresent(scene -> {
            scene.clients().forEach((client, standing) -> words.append(' ')
                    .append(client)
                    .append(": ")
                    .append(StandingWords.of(standing).in(locale))
                    .append('.'));
            words.append(' ').append(LedgerMarks.sees(scene.sight(), texts));
        });
        return words.toString();
    }
}
