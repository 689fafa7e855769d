package dev.onceledger.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IdempotencyKeyTest {
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "checkout-20260914-001|checkout-20260914-001",
                "\"checkout-1\"|checkout-1",
                "  checkout-1\t|checkout-1",
                "a b|a b",
                "a,b|a,b",
                "a, b|a, b",
                ",|,",
                "a\\b|a\\b",
                "\"a\\\\b\"|a\\b",
                "\"a\\\"b\"|a\"b",
                "\" a \"| a ",
                "a;b=c|a;b=c",
                "~!#$%&'()*+-./:<=>?@[]^_{}|~!#$%&'()*+-./:<=>?@[]^_{}"
            })
    void theBareAndTheQuotedFormAreOneKey(String header, String key) throws InvalidRequest {
        assertThat(IdempotencyKey.parse(List.of(header))).isEqualTo(key);
    }

    @Test
    void aMissingKeyIsNamedAsMissing() {
        assertThat(problem(List.of()).code()).isEqualTo(Code.IDEMPOTENCY_KEY_MISSING);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "    ",
                "\t",
                "\"\"",
                "\"  \"",
                "\"abc",
                "abc\"",
                "a\"b",
                "\"",
                "\"a\"b\"",
                "\"a\\\"",
                "\"a\\",
                "\"a\\nb\"",
                "\"abc\";v=1",
                "\"abc\" ;v=1",
                "\"K\", \"K\"",
                "K, K",
                "K,K ,K",
                "a\0b",
                "a\tb",
                "a\nb",
                "a\u007f",
                "\u00e9",
                "\ud800",
                "s\udfff",
                "열쇠",
                "\u00a0abc",
                "\"a\0b\""
            })
    void whatIsNoKeyIsRefused(String header) {
        Problem problem = problem(List.of(header));
        assertThat(problem.code()).isEqualTo(Code.IDEMPOTENCY_KEY_INVALID);
        assertThat(problem.remedy()).contains("1 to 255 printable ASCII");
    }

    @Test
    void severalHeaderLinesAreRefusedEvenWhenEqual() {
        Problem problem = problem(List.of("K", "K"));
        assertThat(problem.code()).isEqualTo(Code.IDEMPOTENCY_KEY_INVALID);
        assertThat(problem.detail()).isEqualTo("The request has 2 Idempotency-Key header lines.");
    }

    @Test
    void theLengthIsThatOfTheKeyNotOfItsQuotedForm() throws InvalidRequest {
        String longest = "k".repeat(255);
        assertThat(IdempotencyKey.parse(List.of(longest))).isEqualTo(longest);
        assertThat(IdempotencyKey.parse(List.of('"' + longest + '"'))).isEqualTo(longest);
        assertThat(IdempotencyKey.parse(List.of('"' + "\\\\".repeat(255) + '"')))
                .isEqualTo("\\".repeat(255));
        assertThat(problem(List.of(longest + "k")).detail()).contains("256");
        assertThat(problem(List.of('"' + longest + "k\"")).detail()).contains("256");
        assertThat(problem(List.of("k".repeat(8000))).detail()).contains("8000");
    }

    @Test
    void aForeignCharacterIsNamedWithItsPlace() {
        assertThat(problem(List.of("a\tb")).detail())
                .isEqualTo("The key's character 2 is U+0009, not printable ASCII.");
    }

    private static Problem problem(List<String> lines) {
        return catchThrowableOfType(InvalidRequest.class, () -> IdempotencyKey.parse(lines))
                .problem();
    }
}
