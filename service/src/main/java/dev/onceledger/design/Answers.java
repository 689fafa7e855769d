package dev.onceledger.design;

import dev.onceledger.ledger.StoredAnswer;
import dev.onceledger.order.Answer;
import dev.onceledger.order.Code;
import dev.onceledger.order.Problem;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/** The answers of designs that don't answer as the ledger does. */
public final class Answers {
    private static final String JSON = "application/json";
    private static final JsonMapper MAPPER = JsonMapper.shared();

    private Answers() {}

    /** An order just placed. */
    public static Answer first(StoredAnswer stored) {
        return new Answer(
                stored.status(), stored.contentType(), stored.location(), stored.body(), Optional.empty(), false, null);
    }

    /** A kept answer given again; where only status and body were kept there is no Location. */
    public static Answer again(int status, String body) {
        return new Answer(status, JSON, null, body.getBytes(StandardCharsets.UTF_8), Optional.empty(), true, null);
    }

    /** An error in a design's own words: {@code {"code":…,"detail":…}}. */
    public static Answer error(int status, String code, String detail) {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("code", code);
        body.put("detail", detail);
        return new Answer(status, JSON, null, MAPPER.writeValueAsBytes(body), Optional.empty(), false, null);
    }

    /** The error of a request that met an exception: whether anything was done the caller can't know. */
    public static Answer exception(RuntimeException exception) {
        return Answer.of(Problem.of(
                Code.INTERNAL_ERROR,
                "An exception ended this request: " + exception.getMessage(),
                "Whether anything was done is not known from here."));
    }

    /** The refusal of a request without a key. */
    public static Answer keyMissing() {
        return error(400, Code.IDEMPOTENCY_KEY_MISSING.name(), "The request has no Idempotency-Key header.");
    }
}
