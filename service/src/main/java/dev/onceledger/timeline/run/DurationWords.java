package dev.onceledger.timeline.run;

import java.time.Duration;

/** Durations as timelines write them. */
final class DurationWords {
    private DurationWords() {}

    static String of(Duration time) {
        long millis = time.toMillis();
        if (millis % 3_600_000 == 0) {
            return millis / 3_600_000 + "h";
        } else if (millis % 60_000 == 0) {
            return millis / 60_000 + "m";
        }
        return millis % 1000 == 0 ? millis / 1000 + "s" : millis + "ms";
    }
}
