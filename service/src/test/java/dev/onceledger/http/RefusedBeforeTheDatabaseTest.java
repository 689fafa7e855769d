package dev.onceledger.http;

import static dev.onceledger.http.ProblemChecks.assertProblem;
import static dev.onceledger.testing.OrderWorld.BODY;
import static dev.onceledger.testing.OrderWorld.KEY;
import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.order.Code;
import dev.onceledger.testing.TestDatabase;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** After each of these: no connection was taken, and no row is there. */
@ParameterizedClass
@EnumSource(
        value = TestDatabase.class,
        names = {"H2_MEMORY", "POSTGRESQL"})
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RefusedBeforeTheDatabaseTest {
    private static final String TYPE = "Content-Type: application/json\r\n";
    private static final String KEY_LINE = "Idempotency-Key: " + KEY + "\r\n";

    @Parameter
    TestDatabase kind;

    private Served served;
    private long connectionsBefore;

    @BeforeParameterizedClassInvocation
    void open() {
        served = new Served(kind);
    }

    @AfterParameterizedClassInvocation
    void close() {
        served.close();
    }

    @BeforeEach
    void countConnections() {
        connectionsBefore = served.connectionsTaken();
    }

    @AfterEach
    void nothingTouchedTheDatabase() {
        assertThat(served.connectionsTaken()).isEqualTo(connectionsBefore);
        assertThat(served.world().records()).isZero();
        assertThat(served.world().orders()).isZero();
        assertThat(served.world().count("select count(*) from attempts")).isZero();
        assertThat(served.world().stockOf("A-10")).isEqualTo(10);
    }

    @Test
    void withoutATokenTheAnswerIsAChallenge() {
        HttpResponse<String> response =
                served.send(HttpRequest.newBuilder(served.uri("/orders")).POST(BodyPublishers.ofString(BODY)));
        assertProblem(response, Code.UNAUTHENTICATED);
        assertThat(response.headers().firstValue("WWW-Authenticate")).contains("Bearer realm=\"onceledger\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bearer wrong", "Bearer", "Basic dXNlcjpwYXNz", "demo-user-42", "Bearer demo-user-42 x"})
    void withAnythingButAKnownBearerTokenNobodyIsLetIn(String authorization) {
        HttpResponse<String> response = served.send(HttpRequest.newBuilder(served.uri("/orders"))
                .header("Authorization", authorization)
                .header("Idempotency-Key", KEY)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(BODY)));
        assertProblem(response, Code.UNAUTHENTICATED);
        assertThat(response.headers().firstValue("WWW-Authenticate")).isPresent();
    }

    @Test
    void anOperatorWhoIsNoUserMayNotOrder() {
        assertProblem(served.send(served.order("demo-operator", KEY, BODY)), Code.FORBIDDEN);
    }

    @Test
    void aBodyAnnouncedAsTooLargeIsRefusedUnread() throws IOException {
        String head = RawHttp.head("POST /orders") + TYPE + KEY_LINE + "Content-Length: 70000\r\n\r\n";
        assertProblem(RawHttp.exchange(served.server(), head), Code.BODY_TOO_LARGE);
    }

    @Test
    void theLargestBodyIsReadAndOneByteMoreIsNot() {
        String order = BODY.substring(0, BODY.length() - 1);
        String fits = order + " ".repeat(JsonBody.MAX_BYTES - BODY.length()) + ",";
        assertProblem(served.order(KEY, fits), Code.MALFORMED_JSON);
        assertProblem(served.order(KEY, fits + "}"), Code.BODY_TOO_LARGE);
    }

    @Test
    void twoMebibytesInChunksWithoutALengthAreRefused() {
        byte[] body = new byte[2 * 1024 * 1024];
        Arrays.fill(body, (byte) ' ');
        HttpResponse<String> response = served.send(served.order(Served.TOKEN, KEY, BODY)
                .POST(BodyPublishers.fromPublisher(BodyPublishers.ofByteArray(body))));
        assertProblem(response, Code.BODY_TOO_LARGE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "text/plain",
                "application/x-www-form-urlencoded",
                "application/json; charset=euc-kr",
                "application/problem+json",
                "application/*",
                "json",
                "application/json; version=2"
            })
    void anythingButJsonIsNotTaken(String type) {
        assertProblem(
                served.send(served.order(Served.TOKEN, KEY, BODY).setHeader("Content-Type", type)),
                Code.UNSUPPORTED_MEDIA_TYPE);
    }

    @Test
    void aCompressedBodyOrOneOfNoTypeIsNotTaken() throws IOException {
        assertProblem(
                served.send(served.order(Served.TOKEN, KEY, BODY).header("Content-Encoding", "gzip")),
                Code.UNSUPPORTED_MEDIA_TYPE);
        assertProblem(
                RawHttp.exchange(served.server(), RawHttp.post("/orders", KEY_LINE, BODY)),
                Code.UNSUPPORTED_MEDIA_TYPE);
        assertProblem(
                RawHttp.exchange(served.server(), RawHttp.post("/orders", KEY_LINE + TYPE + TYPE, BODY)),
                Code.UNSUPPORTED_MEDIA_TYPE);
    }

    @Test
    void aMissingKeyIsRefused() throws IOException {
        assertProblem(
                RawHttp.exchange(served.server(), RawHttp.post("/orders", TYPE, BODY)), Code.IDEMPOTENCY_KEY_MISSING);
        assertProblem(
                RawHttp.exchange(served.server(), RawHttp.post("/orders/o-1/cancellation", "", "")),
                Code.IDEMPOTENCY_KEY_MISSING);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "    ", "\t", "\"\"", "\"  \"", "\"open", "a\tb", "caf\u00e9", "K, K", "\"a\\n\""})
    void aKeyThatIsBlankOrNotPrintableOrUnbalancedIsRefused(String key) throws IOException {
        String lines = TYPE + "Idempotency-Key: " + key + "\r\n";
        assertProblem(
                RawHttp.exchange(served.server(), RawHttp.post("/orders", lines, BODY)), Code.IDEMPOTENCY_KEY_INVALID);
    }

    @Test
    void aKeyOf256CharactersIsRefused() {
        assertProblem(served.order("k".repeat(256), BODY), Code.IDEMPOTENCY_KEY_INVALID);
    }

    @Test
    void twoKeyLinesAreRefusedAlsoIfTheyAreEqual() throws IOException {
        String lines = TYPE + KEY_LINE + KEY_LINE;
        assertProblem(
                RawHttp.exchange(served.server(), RawHttp.post("/orders", lines, BODY)), Code.IDEMPOTENCY_KEY_INVALID);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\0b", "a\u007fb"})
    void aNulInAKeyIsRefusedByTheContainerItself(String key) throws IOException {
        String lines = TYPE + "Idempotency-Key: " + key + "\r\n";
        RawHttp.Response response = RawHttp.exchange(served.server(), RawHttp.post("/orders", lines, BODY));
        assertThat(response.status()).isEqualTo(400);
        assertThat(response.body()).doesNotContain("<html", "Exception");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"currency\":\"KRW\"",
                "[]",
                "null",
                "",
                "{} x",
                "{} {\"amount\":1}",
                "\uFEFF{}",
                "{\"note\":\"\\ud800\"}"
            })
    void whatIsNoSingleJsonObjectIsRefused(String body) {
        HttpResponse<String> response = served.order(KEY, body);
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(response.body()).containsAnyOf("MALFORMED_JSON", "INVALID_FIELD");
    }

    @Test
    void aBodyThatIsNotUtf8IsRefused() throws IOException {
        String body = BODY.replace("}]", "}],\"note\":\"caf\u00e9\"");
        assertProblem(
                RawHttp.exchange(served.server(), RawHttp.post("/orders", TYPE + KEY_LINE, body)), Code.MALFORMED_JSON);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"amount\":12000 | \"amount\":1e400 | INVALID_FIELD",
                "\"amount\":12000 | \"amount\":2e400 | INVALID_FIELD",
                "\"amount\":12000 | \"amount\":9007199254740993 | INVALID_FIELD",
                "\"amount\":12000 | \"amount\":0.1 | INVALID_FIELD",
                "\"amount\":12000 | \"amount\":12000,\"amount\":15000 | DUPLICATE_MEMBER",
                "\"amount\":12000 | \"amount\":12000,\"Amount\":1 | UNKNOWN_FIELD",
                "\"amount\":12000 | \"amount\":12000,\"note\":\"\\ud800\" | MALFORMED_JSON",
                "\"amount\":12000 | \"amount\":12000,\"note\":\"\\ud801\" | MALFORMED_JSON",
                "\"KRW\" | \"USD\",\"giftWrap\":1 | INVALID_FIELD",
            })
    void whatTwoReadersCouldUnderstandDifferentlyIsRefused(String part, String instead, Code code) {
        assertProblem(served.order(KEY, BODY.replace(part, instead)), code);
    }

    @Test
    void anAmountWithMoreDecimalsThanItsCurrencyIsRefusedNotRounded() {
        String usd = BODY.replace("KRW", "USD").replace("12000", "0.1000000000000000055");
        assertProblem(served.order(KEY, usd), Code.INVALID_FIELD);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/orders?dryRun=true", "/orders?%zz", "/orders?a=1&a=2"})
    void aQueryThatIsNotKnownIsRefused(String path) throws IOException {
        assertProblem(
                RawHttp.exchange(served.server(), RawHttp.post(path, TYPE + KEY_LINE, BODY)),
                Code.UNKNOWN_QUERY_PARAMETER);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/orders/",
                "//orders",
                "/orders;v=1",
                "/Orders",
                "/orders/../x",
                "/nothing",
                "/orders/o-1/cancellation/"
            })
    void aPathThatIsNoneEndsBeforeAnyWork(String path) throws IOException {
        assertProblem(RawHttp.exchange(served.server(), RawHttp.post(path, TYPE + KEY_LINE, BODY)), Code.NOT_FOUND);
    }

    @ParameterizedTest
    @CsvSource({"GET,/orders,POST", "PUT,/orders,POST", "DELETE,/orders/o-1,'GET, HEAD'", "OPTIONS,/orders,POST"})
    void anotherMethodIsToldWhichAreAllowed(String method, String path, String allowed) {
        HttpResponse<String> response = served.send(served.request(path).method(method, BodyPublishers.noBody()));
        assertProblem(response, Code.METHOD_NOT_ALLOWED);
        assertThat(response.headers().firstValue("Allow")).contains(allowed);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"GET /%2F HTTP/1.1", "GET / HTTP/9.9", "G@T / HTTP/1.1", "GET /a b HTTP/1.1", "TRACE / HTTP/1.1"
            })
    void whatTheContainerRefusesIsAProblemDocumentToo(String requestLine) throws IOException {
        RawHttp.Response response =
                RawHttp.exchange(served.server(), requestLine + "\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        assertThat(response.status()).isBetween(400, 505);
        assertThat(response.body()).as(response.text()).startsWith("{\"type\":");
        assertThat(response.hasHeader("Content-Type: application/problem+json")).isTrue();
    }
}
