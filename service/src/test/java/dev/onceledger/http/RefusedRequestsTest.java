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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@EnumSource(
        value = TestDatabase.class,
        names = {"H2_MEMORY", "POSTGRESQL"})
class RefusedRequestsTest extends RefusedBeforeTheDatabase {
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

    @ParameterizedTest
    @CsvSource({
        "/idempotency-keys,IDEMPOTENCY_KEY_MISSING",
        "/idempotency-keys?key=,IDEMPOTENCY_KEY_INVALID",
        "/idempotency-keys?key=a%00b,IDEMPOTENCY_KEY_INVALID",
        "/idempotency-keys?key=a&key=b,UNKNOWN_QUERY_PARAMETER",
        "/idempotency-keys?key=a&principal=user-43,UNKNOWN_QUERY_PARAMETER",
        "/idempotency-keys?key=a&operation=drop,INVALID_FIELD",
        "/orders/o-901?principal=user-43,UNKNOWN_QUERY_PARAMETER",
        "/health?deep=1,UNKNOWN_QUERY_PARAMETER"
    })
    void aWrongQuestionIsRefused(String path, Code code) {
        assertProblem(served.get(Served.TOKEN, path), code);
    }

    @Test
    void aLookupNeedsAToken() {
        HttpResponse<String> answer = served.send(HttpRequest.newBuilder(served.uri("/idempotency-keys?key=a")));
        assertProblem(answer, Code.UNAUTHENTICATED);
    }

    @Test
    void theRegisterIsForOperatorsOnly() {
        assertProblem(served.get(Served.TOKEN, "/operator/attempts-in-progress"), Code.FORBIDDEN);
        HttpResponse<String> nobody = served.send(HttpRequest.newBuilder(served.uri("/operator/attempts-in-progress")));
        assertProblem(nobody, Code.UNAUTHENTICATED);
    }
}
