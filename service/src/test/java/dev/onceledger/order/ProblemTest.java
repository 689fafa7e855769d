package dev.onceledger.order;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ProblemTest {
    private static final Problem OUT_OF_STOCK = Problem.of(Code.OUT_OF_STOCK, "재고가 없습니다: A-10", "Order fewer.");

    @Test
    void theDocumentHasItsMembersAlwaysInOneOrder() {
        Problem problem =
                OUT_OF_STOCK.with("sku", "A-10").with("retryable", true).with("available", 0);
        assertThat(new String(problem.toJson(), UTF_8))
                .isEqualTo(
                        "{\"type\":\"urn:onceledger:problem:out-of-stock\",\"title\":\"Out of stock\",\"status\":409,"
                                + "\"code\":\"OUT_OF_STOCK\",\"detail\":\"재고가 없습니다: A-10\",\"remedy\":\"Order fewer.\","
                                + "\"sku\":\"A-10\",\"retryable\":true,\"available\":0}");
    }

    @Test
    void aFurtherMemberNeverReplacesAStandardOne() {
        assertThatIllegalArgumentException().isThrownBy(() -> OUT_OF_STOCK.with("status", 200));
    }

    @Test
    void membersCannotBeChangedAfterwards() {
        assertThat(OUT_OF_STOCK.with("sku", "A-10").members()).isUnmodifiable();
        assertThat(OUT_OF_STOCK.members()).isEqualTo(Map.of());
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 1", "1000, 1", "1001, 2", "30000, 30"})
    void retryAfterIsInWholeSecondsNeverTooEarly(long millis, long seconds) {
        assertThat(OUT_OF_STOCK.withRetryAfter(Duration.ofMillis(millis)).retryAfterSeconds())
                .hasValue(seconds);
    }

    @Test
    void withoutADelayThereIsNoRetryAfter() {
        assertThat(OUT_OF_STOCK.retryAfterSeconds()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void everyCodeHasAnErrorStatusATitleAndATypeOfItsOwn(Code code) {
        assertThat(code.status()).isBetween(400, 599);
        assertThat(code.title()).isNotBlank();
        assertThat(code.type()).matches("urn:onceledger:problem:[a-z]+(-[a-z]+)*");
        assertThat(Arrays.stream(Code.values()).filter(other -> other.type().equals(code.type())))
                .containsExactly(code);
    }
}
