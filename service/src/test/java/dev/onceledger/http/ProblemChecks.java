package dev.onceledger.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.order.Code;
import java.net.http.HttpResponse;
import java.util.EnumSet;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Holds an error to its whole document: status, type, code, cause, way out, and whether it may be sent again. */
final class ProblemChecks {
    private static final Set<Code> SENT_AGAIN = EnumSet.of(
            Code.REQUEST_STATUS_UNCONFIRMED,
            Code.REQUEST_IN_PROGRESS,
            Code.RETRY_LIMIT_REACHED,
            Code.RETRY_DEADLINE_EXCEEDED,
            Code.OVERLOADED,
            Code.INTERNAL_ERROR);

    private ProblemChecks() {}

    static JsonNode assertProblem(HttpResponse<String> response, Code code) {
        JsonNode document = assertDocument(response.statusCode(), response.body(), code);
        assertThat(response.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(response.headers().firstValue("X-Request-Id")).isPresent();
        assertThat(response.headers().firstValue("Set-Cookie")).isEmpty();
        assertThat(response.headers().firstValue("Retry-After").isPresent()).isEqualTo(SENT_AGAIN.contains(code));
        return document;
    }

    static void assertProblem(RawHttp.Response response, Code code) {
        assertDocument(response.status(), response.body(), code);
        assertThat(response.hasHeader("Content-Type: application/problem+json")).isTrue();
        assertThat(response.hasHeader("X-Request-Id: ")).isTrue();
    }

    private static JsonNode assertDocument(int status, String body, Code code) {
        assertThat(body).startsWith("{");
        JsonNode document = JsonMapper.shared().readTree(body);
        assertThat(document.path("code").asString()).as(body).isEqualTo(code.name());
        assertThat(status).isEqualTo(code.status());
        assertThat(document.path("status").asInt()).isEqualTo(code.status());
        assertThat(document.path("type").asString()).isEqualTo(code.type());
        assertThat(document.path("title").asString()).isEqualTo(code.title());
        assertThat(document.path("detail").asString()).isNotBlank();
        assertThat(document.path("remedy").asString()).isNotBlank();
        return document;
    }
}
