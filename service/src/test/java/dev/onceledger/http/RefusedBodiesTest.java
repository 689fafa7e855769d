package dev.onceledger.http;

import static dev.onceledger.http.ProblemChecks.assertProblem;
import static dev.onceledger.testing.OrderWorld.BODY;
import static dev.onceledger.testing.OrderWorld.KEY;
import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.order.Code;
import dev.onceledger.testing.TestDatabase;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.Arrays;
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
class RefusedBodiesTest extends RefusedBeforeTheDatabase {
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
}
