package dev.onceledger.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.explore.Progress;
import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ExploreProgressTest {
    @Test
    void tellsHowLongTheRestWillTakeByWhatHasBeenRun() {
        assertThat(ExploreProgress.line(at(0.25)).en())
                .isEqualTo("100 schedules, 0 violations, 50 a second, about 25 % done, about 6 s left");
        assertThat(ExploreProgress.line(at(0.25)).ko()).isEqualTo("순서 100개, 위반 0개, 초당 50개, 약 25% 진행, 약 6초 남음");
    }

    @Test
    void guessesNothingFromTheFirstFewInAHundred() {
        assertThat(ExploreProgress.line(at(0.004)).en())
                .isEqualTo("100 schedules, 0 violations, 50 a second, about 0 % done");
    }

    private static Progress at(double done) {
        return new Progress(100, 0, 0, Set.of(), done, Duration.ofSeconds(2), 100);
    }
}
