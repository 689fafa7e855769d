package dev.onceledger.design.redisstore;

import dev.onceledger.order.Answer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import tools.jackson.databind.json.JsonMapper;

/**
 * The value of a key.
 *
 * @param status IN_PROGRESS or COMPLETED
 * @param responseCode the HTTP status, null while in progress
 * @param responseBody the body as text, null while in progress
 * @param createdAt when the first request came, ISO 8601
 */
record StoredResponse(String status, Integer responseCode, String responseBody, String createdAt) {
    static final String IN_PROGRESS = "IN_PROGRESS";
    static final String COMPLETED = "COMPLETED";

    private static final JsonMapper JSON = JsonMapper.shared();

    static StoredResponse begun(Instant at) {
        return new StoredResponse(IN_PROGRESS, null, null, at.toString());
    }

    StoredResponse completed(Answer answer) {
        String body = new String(answer.body(), StandardCharsets.UTF_8);
        return new StoredResponse(COMPLETED, answer.status(), body, createdAt);
    }

    boolean isInProgress() {
        return status.equals(IN_PROGRESS);
    }

    String toJson() {
        return JSON.writeValueAsString(this);
    }

    static StoredResponse read(String json) {
        return JSON.readValue(json, StoredResponse.class);
    }
}
