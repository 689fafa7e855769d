package dev.onceledger.cli;

import dev.onceledger.order.Answer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An answer as it would go over HTTP.
 *
 * @param status the HTTP status
 * @param headers those that belong to the answer
 * @param body its bytes as UTF-8 text
 */
record AnswerView(int status, Map<String, String> headers, String body) {
    static AnswerView of(Answer answer) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("Content-Type", answer.contentType());
        if (answer.location() != null) {
            headers.put("Location", answer.location());
        }
        if (answer.replayed()) {
            headers.put("Idempotent-Replayed", "true");
        }
        if (answer.retryAfter() != null) {
            headers.put(
                    "Retry-After",
                    String.valueOf(Math.max(1, answer.retryAfter().toSeconds())));
        }
        return new AnswerView(answer.status(), headers, new String(answer.body(), StandardCharsets.UTF_8));
    }

    String text() {
        StringBuilder text = new StringBuilder("HTTP " + status + "\n");
        headers.forEach(
                (name, value) -> text.append(name).append(": ").append(value).append('\n'));
        return text.append('\n').append(body).toString();
    }
}
