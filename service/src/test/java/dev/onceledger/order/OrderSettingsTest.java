package dev.onceledger.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrderSettingsTest {
    private static final OrderSettings SETTINGS = OrderSettings.defaults();

    @ParameterizedTest
    @ValueSource(strings = {"PT0S", "-PT1S", "PT0.000000001S", "P1DT0.001S", "P30D"})
    void deadlinesThatNoDatabaseCanKeepAreRefused(String deadline) {
        assertThatThrownBy(() -> SETTINGS.withBounds(3, Duration.parse(deadline)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("requestDeadline");
    }

    @ParameterizedTest
    @ValueSource(strings = {"PT0S", "-PT1S", "PT0.000999999S", "P400000D"})
    void retentionsThatNoRecordCanHaveAreRefused(String retention) {
        assertThatThrownBy(() -> SETTINGS.withRetention(Duration.parse(retention)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("retention");
    }

    @Test
    void aRequestNeedsAtLeastOneTry() {
        assertThatThrownBy(() -> SETTINGS.withBounds(0, Duration.ofSeconds(1))).hasMessageContaining("maxAttempts");
        assertThat(SETTINGS.withBounds(1, Duration.ofDays(1)).maxAttempts()).isEqualTo(1);
    }
}
