package dev.onceledger.order;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.fingerprint.Fingerprint;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Random orders; a failure is run again with {@code -Donceledger.seed=<the printed seed>}. */
class FingerprintPropertyTest {
    private static final int ROUNDS = 500;

    private final long seed = Long.getLong("onceledger.seed", new Random().nextLong());
    private final Random random = new Random(seed);

    @BeforeEach
    void printTheSeed() {
        System.out.println("FingerprintPropertyTest: -Donceledger.seed=" + seed);
    }

    @Test
    void spellingNeverChangesAFingerprint() throws InvalidRequest {
        for (int round = 0; round < ROUNDS; round++) {
            RandomOrder order = RandomOrder.any(random);
            String one = order.spelled(random);
            String other = order.spelled(random);
            assertThat(fingerprint(one))
                    .as("seed %d, round %d: %s and %s", seed, round, one, other)
                    .isEqualTo(fingerprint(other));
        }
    }

    @Test
    void anyOtherValueAlwaysChangesTheFingerprint() throws InvalidRequest {
        for (int round = 0; round < ROUNDS; round++) {
            RandomOrder order = RandomOrder.any(random);
            String one = order.spelled(random);
            for (RandomOrder changed : order.eachWithOneValueChanged()) {
                String other = changed.spelled(random);
                assertThat(fingerprint(one))
                        .as("seed %d, round %d: %s and %s", seed, round, one, other)
                        .isNotEqualTo(fingerprint(other));
            }
        }
    }

    private static Fingerprint fingerprint(String body) throws InvalidRequest {
        return Fingerprint.of(
                "user-42",
                OrderRequest.OPERATION,
                OrderRequest.parse(body.getBytes(UTF_8)).canonical());
    }
}
