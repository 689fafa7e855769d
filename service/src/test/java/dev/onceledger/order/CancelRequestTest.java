package dev.onceledger.order;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CancelRequestTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "{}", "{\"reason\":null}", " { } "})
    void noBodyAndNoReasonAreOneRequest(String body) throws InvalidRequest {
        assertThat(parse("o-901", body)).isEqualTo(new CancelRequest("o-901", null));
    }

    @Test
    void theOrderAndTheReasonCount() throws InvalidRequest {
        assertThat(parse("o-901", "{\"reason\":\"late\"}").canonical())
                .isEqualTo("{\"orderId\":\"o-901\",\"reason\":\"late\"}")
                .isNotEqualTo(parse("o-902", "{\"reason\":\"late\"}").canonical())
                .isNotEqualTo(parse("o-901", "").canonical());
    }

    @Test
    void aReasonIsBoundedInCodePoints() throws InvalidRequest {
        assertThat(parse("o-901", "{\"reason\":\"" + "가".repeat(200) + "\"}").reason())
                .hasSize(200);
        assertThat(problem("o-901", "{\"reason\":\"" + "가".repeat(201) + "\"}").members())
                .containsEntry("pointer", "/reason");
    }

    @ParameterizedTest
    @CsvSource({
        "' ', MALFORMED_JSON",
        "[], INVALID_FIELD",
        "null, INVALID_FIELD",
        "'{\"orderId\":\"o-1\"}', UNKNOWN_FIELD"
    })
    void aWrongBodyIsRefused(String body, Code code) {
        assertThat(problem("o-901", body).code()).isEqualTo(code);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\ud800",
                "o-901\0",
                "주문",
                "o 1",
                "o-90111111111111111111111111111111111111111111111111111111111111111"
            })
    void whatNoOrderCanBeCalledIsNotFound(String orderId) {
        assertThat(problem(orderId, "").code()).isEqualTo(Code.NOT_FOUND);
    }

    private static Problem problem(String orderId, String body) {
        return catchThrowableOfType(InvalidRequest.class, () -> parse(orderId, body))
                .problem();
    }

    private static CancelRequest parse(String orderId, String body) throws InvalidRequest {
        return CancelRequest.parse(orderId, body.getBytes(UTF_8));
    }
}
