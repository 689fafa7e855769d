package dev.onceledger.fingerprint;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.onceledger.fingerprint.InvalidJson.Kind;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.HexFormat;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StrictJsonTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " \n",
                "{",
                "[1,2",
                "{\"a\":1} {\"amount\":1}",
                "{\"a\":1} x",
                "{}{}",
                "{} ]",
                "1 2",
                "1,",
                "{\"a\":1,}",
                "[1,]",
                "[,1]",
                "{a:1}",
                "{'a':1}",
                "'a'",
                "NaN",
                "[NaN]",
                "[Infinity]",
                "[-Infinity]",
                "// c\n1",
                "/* c */ 1",
                "# c\n1",
                "01",
                "[+1]",
                "[.5]",
                "[1.]",
                "[1e]",
                "[-]",
                "[0x10]",
                "[tru]",
                "[True]",
                "[nul]",
                "nulll",
                "\"a\nb\"",
                "\"a\tb\"",
                "\"\\x41\"",
                "\"\\u00g0\"",
                "\"\\u12\"",
                "\"open",
                "{\"a\"}",
                "{\"a\":}",
                "{\"a\" 1}",
                "{1:2}",
                "\u00a01",
                "\u00001",
                "[1]\u0000"
            })
    void whatIsNotExactlyOneJsonTextIsMalformed(String text) {
        assertThat(refusal(text).kind()).isEqualTo(Kind.MALFORMED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"a\":01}", "[NaN]", "[+1]", "{'a':1}", "// c\n1", "{\"a\" 1}", "[tru]", "{\"a\":1"})
    void theReasonIsPlainEnglishWithoutTheParsersSettings(String text) {
        assertThat(refusal(text).reason())
                .startsWith("This is not JSON: ")
                .doesNotContain("Feature", "JsonRead", "ALLOW_", "Source", "non-standard)");
    }

    @Test
    void textAfterTheDocumentIsNamedWithItsPosition() {
        InvalidJson refusal = refusal("{\"a\":1}\n {\"amount\":1}");
        assertThat(refusal.reason()).isEqualTo("Something follows the JSON value");
        assertThat(refusal.line()).isEqualTo(2);
        assertThat(refusal.column()).isEqualTo(2);
        assertThat(refusal).hasMessage("Something follows the JSON value (line 2, column 2)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"22c328", "22ff22", "22c0af22", "22eda08022", "22f490808022", "7b7d80", "22e28222", "22e282"})
    void bytesThatAreNotUtf8AreMalformed(String hex) {
        InvalidJson refusal = refusal(HexFormat.of().parseHex(hex));
        assertThat(refusal.kind()).isEqualTo(Kind.MALFORMED);
    }

    @Test
    void theFirstByteThatIsNotUtf8IsNamed() {
        InvalidJson refusal = refusal(HexFormat.of().parseHex("7b0a22ff"));
        assertThat(refusal.reason()).contains("not UTF-8", "0xFF", "offset 3");
        assertThat(refusal.line()).isEqualTo(2);
        assertThat(refusal.column()).isEqualTo(2);
    }

    @Test
    void aByteOrderMarkIsRefusedAndNamed() {
        assertThat(refusal("\uFEFF{}").reason()).contains("byte order mark");
    }

    @Test
    void utf16IsRefused() {
        assertThat(refusal("{}".getBytes(UTF_16)).kind()).isEqualTo(Kind.MALFORMED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"note\":\"\\ud800\"}",
                "{\"note\":\"\\ud801\"}",
                "{\"note\":\"\\udc00\"}",
                "{\"note\":\"\\udc00\\ud800\"}",
                "{\"note\":\"\\ud800\\u0041\"}",
                "{\"note\":\"a\\ud83d\"}"
            })
    void halfASurrogatePairIsRefusedAndNamedByItsPointer(String text) {
        InvalidJson refusal = refusal(text);
        assertThat(refusal.kind()).isEqualTo(Kind.MALFORMED);
        assertThat(refusal.reason()).contains("surrogate");
        assertThat(refusal.pointer()).isEqualTo("/note");
    }

    @Test
    void halfASurrogatePairInAMemberNameIsRefused() {
        assertThat(refusal("{\"\\ud800\":1}").reason()).contains("surrogate");
    }

    @Test
    void aWholeSurrogatePairIsOneCharacter() throws InvalidJson {
        assertThat(StrictJson.parse("\"\\ud83c\\udf81\"".getBytes(UTF_8)).stringValue())
                .isEqualTo("🎁");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"amount\":12000,\"amount\":15000} | /amount",
                "{\"amount\":12000,\"amount\":12000} | /amount",
                "{\"items\":[{\"qty\":1},{\"qty\":1,\"sku\":\"A\",\"qty\":2}]} | /items/1/qty",
                "{\"a\":1,\"\\u0061\":2} | /a",
                "{\"a/b~\":1,\"a/b~\":2} | /a~1b~0",
                "{\"\":null,\"\":null} | /"
            })
    void aMemberNamedTwiceIsRefusedAndNamedByItsPointer(String text, String pointer) {
        InvalidJson refusal = refusal(text);
        assertThat(refusal.kind()).isEqualTo(Kind.DUPLICATE_MEMBER);
        assertThat(refusal.pointer()).isEqualTo(pointer);
    }

    @Test
    void aMemberNamedTwiceIsRefusedAtTheSecondName() {
        assertThat(refusal("{\"a\":1,\n \"a\":2}").line()).isEqualTo(2);
        assertThat(refusal("{\"a\":1,\n \"a\":2}").column()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1e400",
                "2e400",
                "1e101",
                "1E+101",
                "1e-101",
                "0e999999999",
                "1e999999999",
                "1e-999999999",
                "-1.5e2147483648",
                "1e99999999999999999999",
                "1e0000101"
            })
    void aHugeExponentIsRefusedBeforeANumberIsBuiltFromIt(String number) {
        Assertions.assertTimeout(Duration.ofSeconds(1), () -> {
            InvalidJson refusal = refusal("{\"items\":[{\"qty\":" + number + "}]}");
            assertThat(refusal.kind()).isEqualTo(Kind.NUMBER_TOO_LARGE);
            assertThat(refusal.pointer()).isEqualTo("/items/0/qty");
            assertThat(refusal.reason()).contains("exponent");
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {101, 1001, 60_000})
    void aNumberOfTooManyDigitsIsRefusedByItsLength(int digits) {
        InvalidJson whole = refusal("{\"amount\":" + "9".repeat(digits) + "}");
        assertThat(whole.kind()).isEqualTo(Kind.NUMBER_TOO_LARGE);
        assertThat(whole.pointer()).isEqualTo("/amount");
        assertThat(whole.reason()).endsWith("has " + digits);
        assertThat(refusal("[0." + "1".repeat(digits) + "]").kind()).isEqualTo(Kind.NUMBER_TOO_LARGE);
    }

    @Test
    void numbersAtTheBoundsAreKept() throws InvalidJson {
        assertThat(StrictJson.parse("9".repeat(100).getBytes(UTF_8)).bigIntegerValue())
                .isEqualTo(BigInteger.TEN.pow(100).subtract(BigInteger.ONE));
        assertThat(StrictJson.parse("1e100".getBytes(UTF_8)).decimalValue())
                .isEqualByComparingTo(BigDecimal.TEN.pow(100));
        assertThat(StrictJson.parse("1e-000100".getBytes(UTF_8)).decimalValue()).isEqualTo(new BigDecimal("1e-100"));
    }

    @Test
    void numbersAreKeptDigitForDigit() throws InvalidJson {
        assertThat(StrictJson.parse("9007199254740993".getBytes(UTF_8)).decimalValue())
                .isEqualTo(new BigDecimal("9007199254740993"));
        assertThat(StrictJson.parse("0.1000000000000000055".getBytes(UTF_8)).decimalValue())
                .isEqualTo(new BigDecimal("0.1000000000000000055"));
    }

    @Test
    void nestingIsBounded() throws InvalidJson {
        int max = StrictJson.MAX_DEPTH;
        assertThat(StrictJson.parse(("[".repeat(max) + "]".repeat(max)).getBytes(UTF_8))
                        .isArray())
                .isTrue();
        assertThat(refusal("[".repeat(max + 1) + "]".repeat(max + 1)).reason()).contains("Nested more than 32");
        assertThat(refusal("{\"a\":".repeat(60_000)).reason()).contains("Nested more than 32");
    }

    @Test
    void everyRefusalHasAPositionFromOne() {
        assertThatThrownBy(() -> StrictJson.parse(new byte[0]))
                .isInstanceOf(InvalidJson.class)
                .hasMessage("The text is empty (line 1, column 1)");
    }

    private static InvalidJson refusal(String text) {
        return refusal(text.getBytes(UTF_8));
    }

    private static InvalidJson refusal(byte[] bytes) {
        return catchThrowableOfType(InvalidJson.class, () -> StrictJson.parse(bytes));
    }
}
