package dev.onceledger.fingerprint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FingerprintTest {
    private static final Fingerprint BASE = Fingerprint.of("user-42", "create-order", "{}");

    @Test
    void principalOperationAndRequestAllCount() {
        assertThat(BASE)
                .isEqualTo(Fingerprint.of("user-42", "create-order", "{}"))
                .isNotEqualTo(Fingerprint.of("user-43", "create-order", "{}"))
                .isNotEqualTo(Fingerprint.of("user-42", "cancel-order", "{}"))
                .isNotEqualTo(Fingerprint.of("user-42", "create-order", "[]"));
    }

    @Test
    void noTwoTuplesGiveTheSameInput() {
        assertThat(Fingerprint.of("ab", "c", "d")).isNotEqualTo(Fingerprint.of("a", "bc", "d"));
        assertThat(Fingerprint.of("a", "bc", "")).isNotEqualTo(Fingerprint.of("a", "b", "c"));
        assertThat(Fingerprint.of("", "", "a")).isNotEqualTo(Fingerprint.of("a", "", ""));
        // The length of one part, written as text of the part before it.
        assertThat(Fingerprint.of("a\0\0\0\1b", "", "")).isNotEqualTo(Fingerprint.of("a", "b", ""));
    }

    @Test
    void theFullHashIsKept() {
        assertThat(BASE.value()).matches("v1:[0-9a-f]{64}");
        assertThat(BASE.shortForm()).hasSize(8).isEqualTo(BASE.value().substring(3, 11));
        assertThat(BASE.version()).isEqualTo("v1");
    }

    @Test
    void aStoredFingerprintIsComparedInItsOwnVersion() {
        Fingerprint stored = Fingerprint.parse(BASE.value());
        assertThat(stored.matches("user-42", "create-order", "{}")).isTrue();
        assertThat(stored.matches("user-42", "create-order", "[]")).isFalse();
        assertThat(stored.recompute("user-42", "create-order", "{}")).isEqualTo(BASE);
    }

    @Test
    void aVersionFromANewerReleaseIsShownButNeverCompared() {
        Fingerprint newer = Fingerprint.parse("v2:" + BASE.value().substring(3));
        assertThat(newer.isComputable()).isFalse();
        assertThat(newer.shortForm()).isEqualTo(BASE.shortForm());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> newer.matches("user-42", "create-order", "{}"))
                .withMessageContaining("v2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "v1:", "v1", "v0:", "1:", "V1:"})
    void whatIsNoFingerprintIsRefused(String prefix) {
        String hex = BASE.value().substring(3);
        assertThatIllegalArgumentException().isThrownBy(() -> Fingerprint.parse(prefix + hex.substring(1)));
        assertThatIllegalArgumentException().isThrownBy(() -> Fingerprint.parse("v1:" + hex.toUpperCase() + "\n"));
        assertThatIllegalArgumentException().isThrownBy(() -> Fingerprint.parse(prefix));
    }

    @Test
    void aLoneSurrogateNeverBecomesAQuestionMark() {
        assertThatIllegalArgumentException().isThrownBy(() -> Fingerprint.of("\ud800", "create-order", "{}"));
    }
}
