package dev.onceledger.http;

import static dev.onceledger.http.ProblemChecks.assertProblem;
import static dev.onceledger.testing.OrderWorld.BODY;
import static dev.onceledger.testing.OrderWorld.KEY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.onceledger.database.Budget;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.order.Code;
import dev.onceledger.testing.TestDatabase;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@ParameterizedClass
@EnumSource(
        value = TestDatabase.class,
        names = {"H2_MEMORY", "POSTGRESQL"})
class LookupsOverHttpTest {
    private static final Sql HOLD_STOCK = Sql.of("select available from stock where sku = 'A-10' for update");

    @Parameter
    TestDatabase kind;

    private Served served;

    @BeforeEach
    void open() {
        served = new Served(kind);
    }

    @AfterEach
    void close() {
        served.close();
    }

    @Test
    void anOrderIsShownAsItIsNow() {
        String body = BODY.replace("12000", "12000,\"note\":\"\uc120\ubb3c\",\"giftWrap\":true");
        HttpResponse<String> created = served.order(KEY, body);
        JsonNode order = json(served.get(Served.TOKEN, "/orders/o-901"));
        assertThat(order.toString())
                .startsWith("{\"orderId\":\"o-901\",\"status\":\"CREATED\",\"currency\":\"KRW\","
                        + "\"items\":[{\"sku\":\"A-10\",\"qty\":2}],\"amount\":12000,\"giftWrap\":true,"
                        + "\"note\":\"\uc120\ubb3c\"");
        assertThat(order.path("createdAt")).isEqualTo(json(created).path("createdAt"));
        served.cancel(Served.TOKEN, "c1", "o-901");
        assertThat(json(served.get(Served.TOKEN, "/orders/o-901"))
                        .path("status")
                        .asString())
                .isEqualTo("CANCELLED");
    }

    @ParameterizedTest
    @CsvSource({
        "demo-user-43,/orders/o-901",
        "demo-user-42,/orders/o-999",
        "demo-user-42,/orders/%01",
        "demo-user-42,/orders/%ED%95%9C"
    })
    void whatIsNotTheCallersOwnIsNotFound(String token, String path) {
        served.order();
        assertProblem(served.get(token, path), Code.NOT_FOUND);
    }

    @Test
    void aKeyIsShownToItsOwnPrincipalOnly() {
        served.order();
        JsonNode record = json(served.get(Served.TOKEN, "/idempotency-keys?key=" + KEY));
        assertThat(record.path("status").asString()).isEqualTo("SUCCEEDED");
        assertThat(record.path("operation").asString()).isEqualTo("create-order");
        assertThat(record.path("fingerprint").asString())
                .isEqualTo(served.world().record().get("fingerprint"));
        assertThat(record.path("responseStatus").asInt()).isEqualTo(201);
        assertThat(record.path("resourceId").asString()).isEqualTo("o-901");
        assertThat(record.path("expiresAt").asString())
                .isGreaterThan(record.path("createdAt").asString());
        assertThat(record.path("expiredAt").isNull()).isTrue();
        assertProblem(served.get("demo-user-43", "/idempotency-keys?key=" + KEY), Code.NOT_FOUND);
        assertProblem(
                served.get(Served.TOKEN, "/idempotency-keys?key=" + KEY + "&operation=cancel-order"), Code.NOT_FOUND);
    }

    @Test
    void anOperatorSeesTheKeyOfAClaimThatNoDatabaseShows() {
        assertThat(attemptsInProgress()).isEmpty();
        CompletableFuture<HttpResponse<String>> held;
        try (UnitOfWork holder = served.world().database().begin(Budget.of(Duration.ofSeconds(60)), true)) {
            holder.query(HOLD_STOCK, Map.of(), rows -> rows.next()).get();
            held = served.client()
                    .sendAsync(served.order(Served.TOKEN, KEY, BODY).build(), BodyHandlers.ofString());
            await().until(() -> attemptsInProgress().size() == 1);
            JsonNode attempt = attemptsInProgress().get(0);
            assertThat(attempt.path("principal").asString()).isEqualTo("user-42");
            assertThat(attempt.path("key").asString()).isEqualTo(KEY);
            assertThat(attempt.path("attempt").asInt()).isEqualTo(1);
            assertThat(attempt.path("since").asString()).endsWith("Z");
            assertThat(attempt.path("traceId").asString()).hasSize(32);
            assertThat(served.world().records()).isZero();
        }
        assertThat(held.join().statusCode()).isEqualTo(201);
        await().until(() -> attemptsInProgress().isEmpty());
    }

    @Test
    void healthIsUpWhileTheDatabaseAnswers() {
        HttpResponse<String> answer = served.send(HttpRequest.newBuilder(served.uri("/health")));
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo("{\"status\":\"UP\"}");
    }

    private JsonNode attemptsInProgress() {
        return json(served.get("demo-operator", "/operator/attempts-in-progress"))
                .path("attempts");
    }

    private static JsonNode json(HttpResponse<String> response) {
        return JsonMapper.shared().readTree(response.body());
    }
}
