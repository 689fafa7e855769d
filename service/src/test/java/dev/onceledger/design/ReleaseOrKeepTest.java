package dev.onceledger.design;

import static dev.onceledger.design.DesignWorld.R0;
import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.design.filterclaim.FilterClaimDesign;
import dev.onceledger.design.filterclaim.FilterClaimSettings;
import dev.onceledger.design.ledger.LedgerDesign;
import dev.onceledger.design.redisstore.RedisStoreDesign;
import dev.onceledger.design.redisstore.RedisStoreSettings;
import dev.onceledger.order.Step;
import dev.onceledger.testing.TestDatabase;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The trade-off between articles 002 and 004: what failed may have succeeded, and what succeeded may look failed. */
class ReleaseOrKeepTest {
    private static final Function<Site, Design> RELEASES =
            site -> new RedisStoreDesign(RedisStoreDesign.NAME, site, RedisStoreSettings.defaults());
    private static final Function<Site, Design> KEEPS =
            site -> new FilterClaimDesign(site, FilterClaimSettings.defaults());

    static Stream<TestDatabase> databases() {
        return DesignWorld.databases();
    }

    private record Counts(long orders, long charges, int retry) {}

    /** One exception, and the same request again. */
    private static Counts retryAfterAnException(TestDatabase kind, Function<Site, Design> design, Step place) {
        try (DesignWorld world = new DesignWorld(kind, false).deploy(design)) {
            assertThat(world.send(R0, Happening.exceptionAt(place)).status()).isEqualTo(500);
            int retry = world.send(R0).status();
            return new Counts(world.orders(), world.charges(), retry);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void whatLookedFailedButHadSucceededIsDoneTwiceWhereTheKeyIsReleased(TestDatabase kind) {
        assertThat(retryAfterAnException(kind, RELEASES, Step.COMMITTED)).isEqualTo(new Counts(2, 2, 201));
        assertThat(retryAfterAnException(kind, KEEPS, Step.COMMITTED)).isEqualTo(new Counts(1, 1, 409));
        assertThat(retryAfterAnException(kind, LedgerDesign::new, Step.COMMITTED))
                .isEqualTo(new Counts(1, 1, 201));
    }

    @ParameterizedTest
    @MethodSource("databases")
    void anHonestRetryIsBlockedWhereTheKeyIsKept(TestDatabase kind) {
        assertThat(retryAfterAnException(kind, RELEASES, Step.CLAIMED)).isEqualTo(new Counts(1, 1, 201));
        assertThat(retryAfterAnException(kind, KEEPS, Step.CLAIMED)).isEqualTo(new Counts(0, 0, 409));
        assertThat(retryAfterAnException(kind, LedgerDesign::new, Step.CLAIMED)).isEqualTo(new Counts(1, 1, 201));
    }
}
