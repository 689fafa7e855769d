package dev.onceledger.fingerprint;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GoldenVectorsTest {
    static Stream<GoldenVector> vectors() {
        return GoldenVector.all();
    }

    static Stream<GoldenVector> jsonVectors() {
        return GoldenVector.all().filter(vector -> vector.operation().equals("json"));
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void aCanonicalTextStillHasTheFingerprintItWasStoredWith(GoldenVector vector) {
        assertThat(Fingerprint.of(vector.principal(), vector.operation(), vector.canonical())
                        .value())
                .isEqualTo(vector.fingerprint());
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void aStoredFingerprintStillMatchesItsRequest(GoldenVector vector) {
        assertThat(Fingerprint.parse(vector.fingerprint())
                        .matches(vector.principal(), vector.operation(), vector.canonical()))
                .isTrue();
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void aCanonicalTextIsItsOwnCanonicalText(GoldenVector vector) throws InvalidJson {
        assertThat(CanonicalJson.write(StrictJson.parse(vector.canonical().getBytes(UTF_8))))
                .isEqualTo(vector.canonical());
    }

    @ParameterizedTest
    @MethodSource("jsonVectors")
    void aJsonTextStillHasTheSameCanonicalText(GoldenVector vector) throws InvalidJson {
        assertThat(CanonicalJson.write(StrictJson.parse(vector.request().getBytes(UTF_8))))
                .isEqualTo(vector.canonical());
    }

    @Test
    void theFileHoldsTheBaseRequestAndAtLeastTwentyVectors() {
        List<GoldenVector> all = vectors().toList();
        assertThat(all).hasSizeGreaterThanOrEqualTo(20);
        assertThat(all.get(0).canonical())
                .isEqualTo("{\"amount\":12000,\"currency\":\"KRW\",\"giftWrap\":false,"
                        + "\"items\":[{\"qty\":2,\"sku\":\"A-10\"}],\"note\":null}");
    }
}
