package dev.onceledger.http;

import dev.onceledger.order.Answer;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;

/** Writes answers out, their bytes untouched. */
final class AnswerWriter {
    private final Traffic traffic;

    AnswerWriter(Traffic traffic) {
        this.traffic = traffic;
    }

    void write(HttpServletRequest request, HttpServletResponse response, Answer answer) throws IOException {
        write(request, response, answer, Map.of());
    }

    void write(
            HttpServletRequest request, HttpServletResponse response, Answer answer, Map<String, String> furtherHeaders)
            throws IOException {
        String what = request.getMethod() + " " + request.getRequestURI();
        traffic.answered(what, response.getHeader(TraceId.RESPONSE_HEADER), answer);
        response.setStatus(answer.status());
        response.setContentType(answer.contentType());
        response.setContentLength(answer.body().length);
        if (answer.location() != null) {
            response.setHeader("Location", answer.location());
        }
        if (answer.replayed()) {
            response.setHeader("Idempotent-Replayed", "true");
        }
        if (answer.retryAfter() != null) {
            response.setHeader("Retry-After", Long.toString(wholeSeconds(answer.retryAfter())));
        }
        furtherHeaders.forEach(response::setHeader);
        response.getOutputStream().write(answer.body());
    }

    /** Rounded up, so that nobody who keeps to it comes too early. */
    private static long wholeSeconds(Duration delay) {
        return Math.max(1, delay.plusNanos(999_999_999).toSeconds());
    }
}
