package dev.onceledger.http;

import static dev.onceledger.http.ProblemChecks.assertProblem;
import static dev.onceledger.testing.OrderWorld.BODY;
import static dev.onceledger.testing.OrderWorld.KEY;
import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.order.Code;
import dev.onceledger.testing.TestDatabase;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Fingerprint, header and scope over real HTTP; the rows are the judge. */
@ParameterizedClass
@EnumSource(TestDatabase.class)
class OrdersOverHttpTest {
    private static final String TYPE = "Content-Type: application/json\r\n";

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
    void anOrderIsCreatedOnceAndItsRepetitionGetsTheSameBytes() {
        HttpResponse<String> first = served.order();
        assertThat(first.statusCode()).isEqualTo(201);
        assertThat(first.headers().firstValue("Location")).contains("/orders/o-901");
        assertThat(first.headers().firstValue("Content-Type")).contains("application/json");
        assertThat(first.headers().map()).doesNotContainKeys("idempotent-replayed", "set-cookie", "retry-after");
        assertReplayOf(first, served.order());
        assertRows(1, 8);
        assertThat(served.world().statusOf(KEY)).isEqualTo("SUCCEEDED");
    }

    @Test
    void memberOrderWhiteSpaceSpellingOfNumbersAndDefaultsMakeNoOtherRequest() {
        HttpResponse<String> first = served.order();
        List<String> same = List.of(
                "{\"amount\":12000,\"items\":[{\"qty\":2,\"sku\":\"A-10\"}],\"currency\":\"KRW\"}",
                " {\n\t\"currency\" : \"KRW\", \"items\" : [ { \"sku\" : \"A-10\", \"qty\" : 2 } ], \"amount\" : 12000 }\r\n",
                BODY.replace("12000", "12000.0"),
                BODY.replace("12000", "12000.00"),
                BODY.replace("12000", "1.2e4"),
                BODY.replace("\"qty\":2", "\"qty\":2.0"),
                BODY.replace("12000", "12000,\"giftWrap\":false"),
                BODY.replace("12000", "12000,\"giftWrap\":null,\"note\":null"),
                BODY.replace("A-10", "\\u0041-10"));
        assertThat(same).allSatisfy(body -> assertReplayOf(first, served.order(KEY, body)));
        assertRows(1, 8);
        assertThat(served.world().record().get("canonical").toString()).contains("\"amount\":12000,");
    }

    @Test
    void theOrderOfItemsAndTheCodePointsOfANoteMakeAnotherRequest() {
        String two = BODY.replace(
                "{\"sku\":\"A-10\",\"qty\":2}", "{\"sku\":\"A-10\",\"qty\":1},{\"sku\":\"B-20\",\"qty\":1}");
        String swapped = BODY.replace(
                "{\"sku\":\"A-10\",\"qty\":2}", "{\"sku\":\"B-20\",\"qty\":1},{\"sku\":\"A-10\",\"qty\":1}");
        assertThat(served.order("k1", two).statusCode()).isEqualTo(201);
        assertProblem(served.order("k1", swapped), Code.IDEMPOTENCY_KEY_REUSED);
        assertThat(served.order("k2", BODY.replace("12000", "12000,\"note\":\"caf\u00e9\""))
                        .statusCode())
                .isEqualTo(201);
        assertProblem(
                served.order("k2", BODY.replace("12000", "12000,\"note\":\"cafe\u0301\"")),
                Code.IDEMPOTENCY_KEY_REUSED);
        assertRows(2, 7);
    }

    @Test
    void anAmountIsExactToItsLastDecimal() {
        String usd = BODY.replace("KRW", "USD").replace("12000", "8.03");
        HttpResponse<String> first = served.order(KEY, usd);
        assertThat(first.body()).contains("\"amount\":8.03,");
        assertThat(served.world().count("select cast(amount * 100 as bigint) from orders"))
                .isEqualTo(803);
        assertReplayOf(first, served.order(KEY, usd.replace("8.03", "8.030")));
        assertProblem(served.order(KEY, usd.replace("8.03", "8.02")), Code.IDEMPOTENCY_KEY_REUSED);
        assertRows(1, 8);
    }

    @Test
    void anotherAmountUnderTheSameKeyIsAConflictAndMakesNoOrder() {
        served.order();
        assertProblem(served.order(KEY, BODY.replace("12000", "15000")), Code.IDEMPOTENCY_KEY_REUSED);
        assertRows(1, 8);
    }

    @Test
    void theQuotedKeyAndTheBareOneAreOneKey() throws IOException {
        String quoted = TYPE + "Idempotency-Key: \"" + KEY + "\"\r\n";
        RawHttp.Response first = RawHttp.exchange(served.server(), RawHttp.post("/orders", quoted, BODY));
        assertThat(first.status()).isEqualTo(201);
        HttpResponse<String> again = served.order();
        assertThat(again.headers().firstValue("Idempotent-Replayed")).contains("true");
        assertThat(again.body()).isEqualTo(first.body());
        assertRows(1, 8);
    }

    @Test
    void afterTwoKeyLinesWereRefusedOneLineMakesOneOrder() throws IOException {
        String line = "Idempotency-Key: " + KEY + "\r\n";
        RawHttp.Response twice = RawHttp.exchange(served.server(), RawHttp.post("/orders", TYPE + line + line, BODY));
        assertProblem(twice, Code.IDEMPOTENCY_KEY_INVALID);
        assertThat(served.order().statusCode()).isEqualTo(201);
        assertRows(1, 8);
    }

    @Test
    void aTrailingSlashNeverMakesASecondOrder() {
        served.order();
        assertProblem(served.send(served.order(Served.TOKEN, KEY, BODY).uri(served.uri("/orders/"))), Code.NOT_FOUND);
        assertRows(1, 8);
    }

    @Test
    void twoPrincipalsWithOneKeyNeitherSeeNorBlockEachOther() {
        HttpResponse<String> others = served.send(served.order("demo-user-43", KEY, BODY.replace("12000", "15000")));
        HttpResponse<String> own = served.order();
        assertThat(others.statusCode()).isEqualTo(201);
        assertThat(own.statusCode()).isEqualTo(201);
        assertThat(own.headers().firstValue("Idempotent-Replayed")).isEmpty();
        assertThat(own.body()).doesNotContain("o-901").contains("12000");
        assertRows(2, 6);
    }

    @Test
    void twoTokensOfOnePrincipalAreOnePrincipal() {
        HttpResponse<String> first = served.order();
        assertReplayOf(first, served.send(served.order("demo-user-42-phone", KEY, BODY)));
        assertRows(1, 8);
    }

    @Test
    void theOperationBelongsToTheScopeAndTheFirstAnswerOutlivesTheOrder() {
        HttpResponse<String> first = served.order();
        HttpResponse<String> cancelled = served.cancel(Served.TOKEN, KEY, "o-901");
        assertThat(cancelled.statusCode()).isEqualTo(200);
        assertThat(cancelled.body()).contains("\"status\":\"CANCELLED\"");
        assertReplayOf(cancelled, served.cancel(Served.TOKEN, KEY, "o-901"));
        assertReplayOf(first, served.order());
        assertThat(served.world().records()).isEqualTo(2);
        assertThat(served.world().stockOf("A-10")).isEqualTo(10);
    }

    @Test
    void oneBodyUnderTwoKeysIsTwoOrders() {
        assertThat(served.order("k1", BODY).body())
                .isNotEqualTo(served.order("k2", BODY).body());
        assertRows(2, 6);
    }

    @Test
    void aStoredRefusalIsReplayedWithItsOwnBytesAndType() {
        String tooMany = BODY.replace("\"qty\":2", "\"qty\":11");
        HttpResponse<String> first = served.order(KEY, tooMany);
        assertProblem(first, Code.OUT_OF_STOCK);
        HttpResponse<String> again = served.order(KEY, tooMany);
        assertReplayOf(first, again);
        assertProblem(again, Code.OUT_OF_STOCK);
        assertThat(served.world().orders()).isZero();
        assertThat(served.world().statusOf(KEY)).isEqualTo("FAILED_FINAL");
    }

    @Test
    void thirtyTwoCopiesAtOnceMakeOneOrderAndGetEqualBodies() {
        List<CompletableFuture<HttpResponse<String>>> sent = new ArrayList<>();
        for (int i = 0; i < 32; i++) {
            sent.add(served.client()
                    .sendAsync(served.order(Served.TOKEN, KEY, BODY).build(), BodyHandlers.ofString()));
        }
        List<HttpResponse<String>> answers =
                sent.stream().map(CompletableFuture::join).toList();
        assertThat(answers).allSatisfy(answer -> assertThat(answer.statusCode()).isEqualTo(201));
        assertThat(answers.stream().map(HttpResponse::body).distinct()).hasSize(1);
        assertThat(answers.stream().filter(answer -> answer.headers()
                        .firstValue("Idempotent-Replayed")
                        .isEmpty()))
                .hasSize(1);
        assertRows(1, 8);
    }

    private static void assertReplayOf(HttpResponse<String> first, HttpResponse<String> again) {
        assertThat(again.headers().firstValue("Idempotent-Replayed"))
                .as(again.body())
                .contains("true");
        assertThat(again.statusCode()).isEqualTo(first.statusCode());
        assertThat(again.body()).isEqualTo(first.body());
        assertThat(again.headers().firstValue("Content-Type"))
                .isEqualTo(first.headers().firstValue("Content-Type"));
        assertThat(again.headers().firstValue("Location"))
                .isEqualTo(first.headers().firstValue("Location"));
    }

    private void assertRows(long orders, long left) {
        assertThat(served.world().orders()).isEqualTo(orders);
        assertThat(served.world().records()).isEqualTo(orders);
        assertThat(served.world().stockOf("A-10")).isEqualTo(left);
    }
}
