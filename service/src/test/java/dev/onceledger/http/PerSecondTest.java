package dev.onceledger.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PerSecondTest {
    private final PerSecond perSecond = new PerSecond();

    @Test
    void theSecondUnderWayIsNotCountedYet() {
        count(20, 100);
        assertThat(perSecond.average(100)).isZero();
        assertThat(perSecond.average(101)).isEqualTo(2.0);
    }

    @Test
    void whatIsLongerAgoThanTenSecondsIsForgotten() {
        count(20, 100);
        count(10, 105);
        assertThat(perSecond.average(110)).isEqualTo(3.0);
        assertThat(perSecond.average(111)).isEqualTo(1.0);
        assertThat(perSecond.average(116)).isZero();
    }

    @Test
    void aSlotIsUsedAnewAfterItsTime() {
        count(50, 100);
        count(10, 111);
        assertThat(perSecond.average(112)).isEqualTo(1.0);
    }

    private void count(int events, long second) {
        for (int i = 0; i < events; i++) {
            perSecond.count(second);
        }
    }
}
