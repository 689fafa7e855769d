package dev.onceledger.console.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimesTest {
    private static final Instant NOW = Instant.parse("2026-09-14T12:00:00Z");

    @ParameterizedTest
    @CsvSource({
        "2026-09-14T11:59:31Z, 29 s ago, 29초 전",
        "2026-09-14T11:01:00Z, 59 min ago, 59분 전",
        "2026-09-15T12:00:00Z, in 24 h, 24시간 후",
        "2026-09-20T12:00:01Z, in 6 d, 6일 후",
    })
    void distancesAreToldInTheLargestUnitThatSaysEnough(Instant time, String english, String korean) {
        Texts texts = new Texts(Language.ENGLISH);
        Times times = new Times(texts, Clock.fixed(NOW, ZoneOffset.UTC), ZoneOffset.UTC);
        assertThat(times.relative(time)).isEqualTo(english);
        texts.languageProperty().set(Language.KOREAN);
        assertThat(times.relative(time)).isEqualTo(korean);
    }

    @ParameterizedTest
    @CsvSource({"UTC, 2026-09-14 12:00:00 UTC", "Asia/Seoul, 2026-09-14 21:00:00 Asia/Seoul"})
    void absoluteTimesAreInTheZoneChosenAndNameIt(String zone, String told) {
        Times times = new Times(new Texts(Language.ENGLISH), Clock.systemUTC(), ZoneOffset.UTC);
        times.zoneProperty().set(ZoneId.of(zone));
        assertThat(times.absolute(NOW)).isEqualTo(told);
    }
}
