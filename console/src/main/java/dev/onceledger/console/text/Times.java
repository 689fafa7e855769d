package dev.onceledger.console.text;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/** How times are told: in the one zone chosen for the whole window, and as a distance from now. */
public final class Times {
    private static final DateTimeFormatter ABSOLUTE = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);
    private static final DateTimeFormatter HOUR = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);
    private static final DateTimeFormatter OF_DAY = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);
    private static final Duration DAYS_FROM = Duration.ofHours(72);

    private final Texts texts;
    private final Clock clock;
    private final ObjectProperty<ZoneId> zone;

    /** Tells times in this zone, now being what the clock says. */
    public Times(Texts texts, Clock clock, ZoneId zone) {
        this.texts = texts;
        this.clock = clock;
        this.zone = new SimpleObjectProperty<>(zone);
    }

    /** The zone of every time on the screen. */
    public ObjectProperty<ZoneId> zoneProperty() {
        return zone;
    }

    /** What time it is. */
    public Instant now() {
        return clock.instant();
    }

    /** Date and time to the second, with the zone's name; empty for null. */
    public String absolute(Instant time) {
        return time == null
                ? ""
                : ABSOLUTE.format(time.atZone(zone.get())) + " " + zone.get().getId();
    }

    /** The time of day to the minute, for what lies within a day of now. */
    public String hour(Instant time) {
        return HOUR.format(time.atZone(zone.get()));
    }

    /** The time of day to the second. */
    public String clockTime(Instant time) {
        return OF_DAY.format(time.atZone(zone.get()));
    }

    /** How long ago or how far ahead, in the largest unit that says enough; empty for null. */
    public String relative(Instant time) {
        if (time == null) {
            return "";
        }
        Duration ahead = Duration.between(now(), time);
        String distance = distance(ahead.abs());
        return texts.get(ahead.isNegative() ? "time.ago" : "time.ahead", distance);
    }

    private String distance(Duration length) {
        if (length.compareTo(DAYS_FROM) >= 0) {
            return texts.get("time.days", length.toDays());
        } else if (length.toHours() > 0) {
            return texts.get("time.hours", length.toHours());
        } else if (length.toMinutes() > 0) {
            return texts.get("time.minutes", length.toMinutes());
        }
        return texts.get("time.seconds", length.toSeconds());
    }
}
