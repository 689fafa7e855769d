package dev.onceledger.fingerprint;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.JsonNodeFactory;

class CanonicalJsonTest {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    @ParameterizedTest
    @CsvSource({
        "12000, 12000",
        "12000.0, 12000",
        "12000.00, 12000",
        "1.2e4, 12000",
        "1.2E+4, 12000",
        "8.03, 8.03",
        "8.030, 8.03",
        "803e-2, 8.03",
        "600.00, 600",
        "-0, 0",
        "-0.0, 0",
        "0e5, 0",
        "1e-7, 0.0000001",
        "9007199254740993, 9007199254740993",
        "-5.50, -5.5",
        "100, 100"
    })
    void aNumberIsWrittenByValueInPlainDecimals(String number, String canonical) throws InvalidJson {
        assertThat(canonical(number)).isEqualTo(canonical);
    }

    @Test
    void membersAreSortedAtEveryDepthAndArraysKeepTheirOrder() throws InvalidJson {
        assertThat(canonical("{\"b\":{\"z\":1,\"a\":2},\"a\":[3,{\"d\":1,\"c\":2},1]}"))
                .isEqualTo("{\"a\":[3,{\"c\":2,\"d\":1},1],\"b\":{\"a\":2,\"z\":1}}");
    }

    @Test
    void stringsAreKeptWithoutUnicodeNormalisation() throws InvalidJson {
        assertThat(canonical("\"caf\\u00e9\"")).isEqualTo("\"caf\u00e9\"");
        assertThat(canonical("\"cafe\\u0301\"")).isEqualTo("\"cafe\u0301\"");
    }

    @Test
    void everyControlCharacterHasOneEscapeAndNothingElseHasAny() throws InvalidJson {
        StringBuilder text = new StringBuilder();
        for (char c = 0; c < 0x20; c++) {
            text.append(c);
        }
        assertThat(CanonicalJson.write(NODES.stringNode(text.toString())))
                .isEqualTo(
                        "\"\\u0000\\u0001\\u0002\\u0003\\u0004\\u0005\\u0006\\u0007\\b\\t\\n\\u000b\\f\\r\\u000e\\u000f"
                                + "\\u0010\\u0011\\u0012\\u0013\\u0014\\u0015\\u0016\\u0017\\u0018\\u0019\\u001a\\u001b\\u001c"
                                + "\\u001d\\u001e\\u001f\"");
        assertThat(canonical("\"\\/\\u007f\\u0080\\u2028\\u2029\\u003c\"")).isEqualTo("\"/\u007f\u0080\u2028\u2029<\"");
    }

    @Test
    void whatHasNoExactFormIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> CanonicalJson.write(NODES.numberNode(0.1d)));
        assertThatIllegalArgumentException().isThrownBy(() -> CanonicalJson.write(NODES.numberNode(Double.NaN)));
        assertThatIllegalArgumentException().isThrownBy(() -> CanonicalJson.write(NODES.binaryNode(new byte[] {1})));
        assertThatIllegalArgumentException().isThrownBy(() -> CanonicalJson.write(NODES.stringNode("\ud800")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CanonicalJson.write(NODES.numberNode(new BigDecimal("1e999999999"))));
    }

    private static String canonical(String json) throws InvalidJson {
        return CanonicalJson.write(StrictJson.parse(json.getBytes(UTF_8)));
    }
}
