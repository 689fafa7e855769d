package dev.onceledger.explain;

import static dev.onceledger.testing.OrderWorld.BODY;
import static dev.onceledger.testing.OrderWorld.KEY;
import static dev.onceledger.testing.OrderWorld.PRINCIPAL;
import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.explain.Explanation.Expected;
import dev.onceledger.testing.OrderWorld;
import dev.onceledger.testing.TestDatabase;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ExplainTest {
    @ParameterizedTest
    @EnumSource(TestDatabase.class)
    void whatWouldHappenIsToldWithoutDoingIt(TestDatabase kind) {
        try (OrderWorld world = new OrderWorld(kind)) {
            assertThat(explain(world, KEY, BODY).expected()).isEqualTo(Expected.NEW);
            assertThat(world.records()).isZero();
            world.order();
            assertThat(explain(world, KEY, BODY.replace("12000", "1.2e4")).expected())
                    .isEqualTo(Expected.REPLAY);
            Explanation conflict = explain(world, KEY, BODY.replace("12000", "15000"));
            assertThat(conflict.expected()).isEqualTo(Expected.CONFLICT);
            assertThat(conflict.differences()).singleElement().satisfies(difference -> {
                assertThat(difference.pointer()).isEqualTo("/amount");
                assertThat(difference.left()).contains("12000");
                assertThat(difference.right()).contains("15000");
            });
            assertThat(explain(world, KEY, "{}").problem().members()).containsEntry("pointer", "/currency");
            assertThat(world.orders()).isEqualTo(1);
        }
    }

    private static Explanation explain(OrderWorld world, String key, String body) {
        return new Explain(world.database())
                .order(PRINCIPAL, key, body.getBytes(StandardCharsets.UTF_8), Duration.ofSeconds(10));
    }
}
