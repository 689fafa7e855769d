package dev.onceledger.design.filterclaim;

import static dev.onceledger.design.DesignWorld.R0;
import static dev.onceledger.design.DesignWorld.code;
import static dev.onceledger.design.filterclaim.TicketClient.KEY;
import static dev.onceledger.design.filterclaim.TicketClient.ONE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.onceledger.design.DesignWorld;
import dev.onceledger.design.Happening;
import dev.onceledger.design.redis.Redis;
import dev.onceledger.design.redis.RedisServer;
import dev.onceledger.order.Answer;
import dev.onceledger.order.Step;
import dev.onceledger.testing.TestDatabase;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Article 004: its four outcomes, its five limits, and the holes that it does not state. */
class FilterClaimDesignTest {
    private static final FilterClaimSettings DEFAULTS = FilterClaimSettings.defaults();

    static Stream<TestDatabase> databases() {
        return DesignWorld.databases();
    }

    private static DesignWorld world(TestDatabase kind, FilterClaimSettings settings) {
        return new DesignWorld(kind, false).deploy(site -> new FilterClaimDesign(site, settings));
    }

    private static TicketClient client(DesignWorld world) {
        return new TicketClient(((FilterClaimDesign) world.design()).uri());
    }

    @ParameterizedTest
    @MethodSource("databases")
    void theFirstClaimsTheSameIsADuplicateAndAnotherAConflict(TestDatabase kind) {
        try (DesignWorld world = world(kind, DEFAULTS)) {
            TicketClient client = client(world);
            assertThat(client.book(KEY, "token-a", ONE)).isEqualTo("201");
            assertThat(client.book(KEY, "token-a", "{ \"seatType\":\"A\", \"quantity\":1 }"))
                    .isEqualTo("409 DUPLICATE_IN_PROGRESS");
            assertThat(client.book(KEY, "  token-a  ", ONE)).isEqualTo("409 DUPLICATE_IN_PROGRESS");
            assertThat(client.book(KEY, "token-a", "{\"quantity\":5,\"seatType\":\"A\"}"))
                    .isEqualTo("409 FINGERPRINT_CONFLICT");
            assertThat(world.orders()).isEqualTo(1);
            assertThat(world.redis().keys("")).contains("idempotency:ticket:A-10:abc");
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void itClosesWhileRedisIsAway(TestDatabase kind) {
        RedisServer own = RedisServer.start();
        try (DesignWorld world = new DesignWorld(kind, false, new Redis(own.url(), "down:"))
                .deploy(site -> new FilterClaimDesign(site, DEFAULTS))) {
            own.close();
            assertThat(client(world).book(KEY, "token-a", ONE)).isEqualTo("503 STORE_UNAVAILABLE");
            assertThat(world.orders()).isZero();
            assertThat(world.charges()).isZero();
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void itClosesOnARecordThatItCannotRead(TestDatabase kind) {
        try (DesignWorld world = world(kind, DEFAULTS)) {
            world.redis().set("idempotency:ticket:A-10:abc", "no claim", Duration.ofMinutes(1));
            assertThat(client(world).book(KEY, "token-a", ONE)).isEqualTo("503 STORE_UNAVAILABLE");
            assertThat(world.orders()).isZero();
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void itClosesWhenTheKeyVanishesBetweenSetAndGet(TestDatabase kind) {
        AtomicReference<DesignWorld> here = new AtomicReference<>();
        Runnable vanish = () -> here.get().redis().delete("idempotency:ticket:A-10:abc");
        try (DesignWorld world =
                new DesignWorld(kind, false).deploy(site -> new FilterClaimDesign(site, DEFAULTS, vanish))) {
            here.set(world);
            assertThat(client(world).book(KEY, "token-a", ONE)).isEqualTo("201");
            assertThat(client(world).book(KEY, "token-a", ONE)).isEqualTo("503 STORE_UNAVAILABLE");
            assertThat(world.orders()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void ofThirtyTwoAtOnceOneBooks(TestDatabase kind) throws Exception {
        try (DesignWorld world = world(kind, DEFAULTS)) {
            List<Answer> answers = world.atOnce(32, R0);
            assertThat(answers).filteredOn(answer -> answer.status() == 201).hasSize(1);
            assertThat(answers)
                    .filteredOn(answer -> answer.status() != 201)
                    .hasSize(31)
                    .allSatisfy(answer -> assertThat(code(answer)).isEqualTo("DUPLICATE_IN_PROGRESS"));
            assertThat(world.orders()).isEqualTo(1);
            assertThat(world.charges()).isEqualTo(1);
            assertThat(world.stock()).isEqualTo(98);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void limitOneAFinishedRequestStillSaysInProgress(TestDatabase kind) {
        try (DesignWorld world = world(kind, DEFAULTS)) {
            assertThat(world.send(R0).status()).isEqualTo(201);
            assertThat(code(world.send(R0))).isEqualTo("DUPLICATE_IN_PROGRESS");
            assertThat(world.redis().get("idempotency:ticket:A-10:" + R0.key()).orElseThrow())
                    .contains("IN_PROGRESS");
            assertThat(world.design().keys().inProgress()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void limitTwoTheClaimIsGoneWithItsTimeToLiveAndTheTokensLimitHoldsOnlyAsLongAsItsOwn(TestDatabase kind) {
        FilterClaimSettings brief = new FilterClaimSettings(Duration.ofMillis(50), Duration.ofMinutes(30));
        try (DesignWorld world = world(kind, brief)) {
            assertThat(world.send(R0).status()).isEqualTo(201);
            Awaitility.await()
                    .untilAsserted(
                            () -> assertThat(world.design().keys().rows()).isZero());
            assertThat(code(world.send(R0))).isEqualTo("TICKET_LIMIT_REACHED");
            assertThat(world.orders()).isEqualTo(1);
            world.design().retentionPasses();
            assertThat(world.send(R0).status()).isEqualTo(201);
            assertThat(world.orders()).isEqualTo(2);
            assertThat(world.charges()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void limitThreeABodyOfAnyLengthIsTakenIntoMemory(TestDatabase kind) {
        String huge = "{\"quantity\":1,\"padding\":\"" + "x".repeat(8 * 1024 * 1024) + "\"}";
        try (DesignWorld world = world(kind, DEFAULTS)) {
            assertThat(client(world).book(KEY, "token-a", huge)).isEqualTo("201");
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void limitFourABodyThatIsNoJsonIsCalledAWrongQuantity(TestDatabase kind) {
        try (DesignWorld world = world(kind, DEFAULTS)) {
            assertThat(client(world).book(KEY, "token-a", "quantity=1")).isEqualTo("400 INVALID_TICKET_QUANTITY");
            assertThat(world.redis().keys("")).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void limitFiveAClaimIsNotReleasedAfterAFailure(TestDatabase kind) {
        try (DesignWorld world = world(kind, DEFAULTS)) {
            assertThat(world.send(R0, Happening.exceptionAt(Step.WORKED)).status())
                    .isEqualTo(500);
            assertThat(world.orders()).isZero();
            assertThat(code(world.send(R0))).isEqualTo("DUPLICATE_IN_PROGRESS");
            assertThat(world.orders()).isZero();
            assertThat(world.send(R0.under("another-key")).status()).isEqualTo(201);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void unstatedAnotherCallerWithTheSameKeyGetsAConflict(TestDatabase kind) {
        try (DesignWorld world = world(kind, DEFAULTS)) {
            TicketClient client = client(world);
            assertThat(client.book(KEY, "token-a", ONE)).isEqualTo("201");
            assertThat(client.book(KEY, "token-b", ONE)).isEqualTo("409 FINGERPRINT_CONFLICT");
            assertThat(world.orders()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void unstatedATrailingSlashMakesAnotherRequestOfIt(TestDatabase kind) {
        try (DesignWorld world = world(kind, DEFAULTS)) {
            TicketClient client = client(world);
            assertThat(client.book(KEY, "token-a", ONE)).isEqualTo("201");
            assertThat(client.book("/api/v1/screenings/A-10/tickets/", KEY, "token-a", ONE))
                    .isEqualTo("409 FINGERPRINT_CONFLICT");
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void aDeathInTheContainerIsTheClientsAndNothingIsTidiedUp(TestDatabase kind) {
        try (DesignWorld world = world(kind, DEFAULTS)) {
            assertThatThrownBy(() -> world.send(R0, Happening.deathAt(Step.CHARGED)))
                    .isInstanceOf(Happening.ProcessEnds.class);
            assertThat(world.orders()).isZero();
            assertThat(world.charges()).isEqualTo(1);
            assertThat(world.design().keys().inProgress()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void otherPathsAndMethodsPassUnguarded(TestDatabase kind) {
        try (DesignWorld world = world(kind, DEFAULTS)) {
            TicketClient client = client(world);
            assertThat(client.send(client.to("/api/v1/screenings/A-10/tickets").GET())
                            .statusCode())
                    .isEqualTo(405);
            assertThat(client.book("/api/v1/screenings/A-10/seats", KEY, "token-a", ONE))
                    .isEqualTo("404 NOT_FOUND");
            assertThat(world.redis().keys("")).isEmpty();
            assertThat(world.send(R0.under(null)).status()).isEqualTo(400);
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void aKeyIsOneOfItsScreening(TestDatabase kind) {
        try (DesignWorld world = world(kind, DEFAULTS)) {
            TicketClient client = client(world);
            assertThat(client.book(KEY, "token-a", ONE)).isEqualTo("201");
            assertThat(client.book("/api/v1/screenings/NONE/tickets", KEY, "token-a", ONE))
                    .isEqualTo("422 UNKNOWN_SKU");
            assertThat(world.redis().keys("idempotency:")).hasSize(2);
        }
    }
}
