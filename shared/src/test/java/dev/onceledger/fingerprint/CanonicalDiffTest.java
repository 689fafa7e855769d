package dev.onceledger.fingerprint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanonicalDiffTest {
    @Test
    void equalTextsHaveNoDifference() {
        assertThat(CanonicalDiff.between("{\"a\":[1,{}]}", "{\"a\":[1,{}]}")).isEmpty();
    }

    @Test
    void eachDifferingMemberIsNamedByItsPointer() {
        assertThat(CanonicalDiff.between(
                        "{\"amount\":12000,\"items\":[{\"qty\":2,\"sku\":\"A-10\"}],\"note\":null}",
                        "{\"amount\":15000,\"items\":[{\"qty\":3,\"sku\":\"A-10\"}],\"note\":\"x\"}"))
                .containsExactly(
                        plain("/amount", "12000", "15000"),
                        plain("/items/0/qty", "2", "3"),
                        plain("/note", "null", "\"x\""));
    }

    @Test
    void whatOneSideLacksIsAbsentThere() {
        assertThat(CanonicalDiff.between("{\"a/b\":1}", "{\"c\":null}"))
                .containsExactly(plain("/a~1b", "1", null), plain("/c", null, "null"));
        assertThat(CanonicalDiff.between("[1]", "[1,{\"x\":2}]")).containsExactly(plain("/1", null, "{\"x\":2}"));
    }

    @Test
    void valuesOfAnotherKindDifferAsAWhole() {
        assertThat(CanonicalDiff.between("{\"a\":{\"b\":1}}", "{\"a\":[1]}"))
                .containsExactly(plain("/a", "{\"b\":1}", "[1]"));
        assertThat(CanonicalDiff.between("1", "\"1\"")).containsExactly(plain("", "1", "\"1\""));
    }

    @Test
    void twoFormsOfOneAccentAreShownAsCodePoints() {
        assertThat(CanonicalDiff.between("{\"note\":\"caf\u00e9!\"}", "{\"note\":\"cafe\u0301!\"}"))
                .containsExactly(new Difference(
                        "/note",
                        Optional.of("\"caf\u00e9!\""),
                        Optional.of("\"cafe\u0301!\""),
                        List.of("U+00E9"),
                        List.of("U+0065", "U+0301")));
    }

    @ParameterizedTest
    @CsvSource({
        "'a b', 'a\u00a0b', U+0020, U+00A0",
        "'ab', 'a\u200bb', '', U+200B",
        "'\uac00', '\u1100\u1161', U+AC00, 'U+1100,U+1161'",
        "'A', '\uff21', U+0041, U+FF21",
        "'\ufb01', 'fi', U+FB01, 'U+0066,U+0069'"
    })
    void stringsThatLookAlikeAreShownAsTheCodePointsThatDiffer(String left, String right, String a, String b) {
        Difference difference =
                CanonicalDiff.between("\"" + left + "\"", "\"" + right + "\"").get(0);
        assertThat(difference.looksAlike()).isTrue();
        assertThat(String.join(",", difference.leftCodePoints())).isEqualTo(a);
        assertThat(String.join(",", difference.rightCodePoints())).isEqualTo(b);
    }

    @Test
    void stringsThatLookDifferentNeedNoCodePoints() {
        assertThat(CanonicalDiff.between("\"cafe\"", "\"caf\u00e9\"").get(0).looksAlike())
                .isFalse();
    }

    @Test
    void aTextThatIsNotJsonIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> CanonicalDiff.between("{}", "{"));
    }

    private static Difference plain(String pointer, String left, String right) {
        return new Difference(pointer, Optional.ofNullable(left), Optional.ofNullable(right), List.of(), List.of());
    }
}
