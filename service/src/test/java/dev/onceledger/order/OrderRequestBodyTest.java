package dev.onceledger.order;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OrderRequestBodyTest {
    private static final String B0 = "{\"currency\":\"KRW\",\"items\":[{\"sku\":\"A-10\",\"qty\":2}],\"amount\":12000}";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"color\":1 | /color",
                "\"Amount\":1 | /Amount",
                "\"a/b\":1 | /a~1b",
                "\"\":1 | /",
                "\"orderId\":null | /orderId"
            })
    void anUnknownFieldIsRefusedByName(String member, String pointer) {
        Problem problem = problem(with(member));
        assertThat(problem.code()).isEqualTo(Code.UNKNOWN_FIELD);
        assertThat(problem.members()).containsEntry("pointer", pointer);
        assertThat(problem.remedy()).contains("currency, items, amount, giftWrap, note");
    }

    @Test
    void anUnknownFieldOfAnItemIsRefusedAndALongNameIsShortened() {
        Problem problem = problem(B0.replace("\"qty\"", "\"" + "x".repeat(5000) + "\""));
        assertThat(problem.code()).isEqualTo(Code.UNKNOWN_FIELD);
        assertThat(problem.members().get("pointer").toString())
                .startsWith("/items/0/xxx")
                .hasSizeLessThan(100);
        assertThat(problem.toJson()).hasSizeLessThan(1000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "null", "1", "\"x\"", "true"})
    void aBodyThatIsNoObjectIsRefused(String body) {
        Problem problem = problem(body);
        assertThat(problem.code()).isEqualTo(Code.INVALID_FIELD);
        assertThat(problem.members()).containsEntry("pointer", "");
        assertThat(problem.detail()).startsWith("The request body is ");
    }

    @Test
    void anEmptyBodyIsNamedAsSuch() {
        Problem problem = problem("");
        assertThat(problem.code()).isEqualTo(Code.MALFORMED_JSON);
        assertThat(problem.detail()).isEqualTo("The request has no body.");
    }

    @ParameterizedTest
    @ValueSource(strings = {" {\"amount\":1}", " x", ",", "}", "\u0000"})
    void textAfterTheBodyIsRefusedWithItsPosition(String tail) {
        Problem problem = problem(B0 + tail);
        assertThat(problem.code()).isEqualTo(Code.MALFORMED_JSON);
        assertThat(problem.members()).containsEntry("line", 1);
        assertThat((int) problem.members().get("column")).isGreaterThan(B0.length());
    }

    @Test
    void aMemberNamedTwiceIsRefused() {
        Problem problem = problem("{\"amount\":12000,\"amount\":15000}");
        assertThat(problem.code()).isEqualTo(Code.DUPLICATE_MEMBER);
        assertThat(problem.members()).containsEntry("pointer", "/amount").containsEntry("column", 17);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\ud800", "\\ud801", "\\udfff"})
    void loneSurrogatesNeverMeet(String half) {
        assertThat(problem(with("\"note\":\"" + half + "\"")).code()).isEqualTo(Code.MALFORMED_JSON);
    }

    private static Problem problem(String body) {
        return catchThrowableOfType(InvalidRequest.class, () -> parse(body)).problem();
    }

    private static OrderRequest parse(String body) throws InvalidRequest {
        return OrderRequest.parse(body.getBytes(UTF_8));
    }

    private static String with(String member) {
        return B0.substring(0, B0.length() - 1) + "," + member + "}";
    }
}
