package dev.onceledger.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.testing.TestDatabase;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** What has nothing to do with the kind of database. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PublicPagesTest {
    private Served served;

    @BeforeAll
    void open() {
        served = new Served(TestDatabase.H2_MEMORY);
    }

    @AfterAll
    void close() {
        served.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/api"})
    void theApiDescribesItselfToAnyone(String path) {
        HttpResponse<String> answer = served.send(HttpRequest.newBuilder(served.uri(path)));
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(JsonMapper.shared().readTree(answer.body()).path("openapi").asString())
                .isEqualTo("3.1.0");
    }

    @Test
    void headAnswersLikeGetWithoutTheBody() {
        HttpResponse<String> get = served.send(HttpRequest.newBuilder(served.uri("/api")));
        HttpResponse<String> head =
                served.send(HttpRequest.newBuilder(served.uri("/api")).method("HEAD", BodyPublishers.noBody()));
        assertThat(head.statusCode()).isEqualTo(200);
        assertThat(head.body()).isEmpty();
        assertThat(head.headers().firstValue("Content-Length"))
                .isEqualTo(get.headers().firstValue("Content-Length"));
    }

    @Test
    void theTraceIdOfTheClientIsEchoedIfItIsOne() {
        String traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
        assertThat(requestId("00-" + traceId + "-00f067aa0ba902b7-01")).isEqualTo(traceId);
        assertThat(requestId("00-" + traceId + "-00f067aa0ba902b7-01-more"))
                .isNotEqualTo(traceId)
                .hasSize(32);
        assertThat(requestId("ff-" + traceId + "-00f067aa0ba902b7-01")).isNotEqualTo(traceId);
        assertThat(requestId("00-" + "0".repeat(32) + "-00f067aa0ba902b7-01"))
                .matches("[0-9a-f]{32}")
                .isNotEqualTo("0".repeat(32));
        assertThat(requestId("<script>")).matches("[0-9a-f]{32}");
    }

    private String requestId(String traceparent) {
        return served.send(HttpRequest.newBuilder(served.uri("/health")).header("traceparent", traceparent))
                .headers()
                .firstValue("X-Request-Id")
                .orElseThrow();
    }
}
