package dev.onceledger.order;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.fingerprint.Fingerprint;
import dev.onceledger.fingerprint.GoldenVector;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GoldenOrderRequestsTest {
    static Stream<GoldenVector> requests() {
        return GoldenVector.all().filter(vector -> !vector.operation().equals("json"));
    }

    @ParameterizedTest
    @MethodSource("requests")
    void aRequestStillHasTheSameCanonicalTextAndFingerprint(GoldenVector vector) throws InvalidRequest {
        String canonical = canonical(vector);
        assertThat(canonical).isEqualTo(vector.canonical());
        assertThat(Fingerprint.of(vector.principal(), vector.operation(), canonical)
                        .value())
                .isEqualTo(vector.fingerprint());
    }

    @Test
    void bothOperationsAreAmongTheVectors() {
        assertThat(requests().map(GoldenVector::operation).distinct())
                .containsExactlyInAnyOrder(OrderRequest.OPERATION, CancelRequest.OPERATION);
    }

    private static String canonical(GoldenVector vector) throws InvalidRequest {
        byte[] body = vector.request().getBytes(UTF_8);
        return vector.operation().equals(OrderRequest.OPERATION)
                ? OrderRequest.parse(body).canonical()
                : CancelRequest.parse(vector.orderId(), body).canonical();
    }
}
