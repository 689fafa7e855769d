package dev.onceledger.http;

import dev.onceledger.order.Answer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/** A JSON object in the order in which its members are put. */
final class Json {
    static final String MEDIA_TYPE = "application/json";

    private final Map<String, Object> members = new LinkedHashMap<>();

    /** One more member; times and the like are written as their text. */
    Json put(String name, Object value) {
        boolean plain =
                value == null || value instanceof Number || value instanceof Boolean || value instanceof Iterable;
        members.put(name, plain ? value : value.toString());
        return this;
    }

    Map<String, Object> members() {
        return members;
    }

    byte[] bytes() {
        return JsonMapper.shared().writeValueAsBytes(members);
    }

    Answer answer(int status) {
        return answer(status, bytes());
    }

    static Answer answer(int status, byte[] body) {
        return new Answer(status, MEDIA_TYPE, null, body, Optional.empty(), false, null);
    }
}
