package dev.onceledger.order;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import tools.jackson.databind.json.JsonMapper;

/**
 * An RFC 9457 problem document: what went wrong and the way out, {@code retryAfter} (null: don't send it again as it is) for the
 * Retry-After header, and further members in the order given.
 */
public record Problem(Code code, String detail, String remedy, Duration retryAfter, Map<String, Object> members) {
    /** The media type of {@link #toJson()}. */
    public static final String MEDIA_TYPE = "application/problem+json";

    private static final Set<String> OWN_MEMBERS = Set.of("type", "title", "status", "code", "detail", "remedy");
    private static final JsonMapper JSON = JsonMapper.shared();

    public Problem {
        if (members.keySet().stream().anyMatch(OWN_MEMBERS::contains)) {
            throw new IllegalArgumentException("A further member may not replace one of " + OWN_MEMBERS);
        }
        members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
    }

    /** A problem without Retry-After and further members. */
    public static Problem of(Code code, String detail, String remedy) {
        return new Problem(code, detail, remedy, null, Map.of());
    }

    /** The same problem with one more member at its end. */
    public Problem with(String name, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(members);
        more.put(name, value);
        return new Problem(code, detail, remedy, retryAfter, more);
    }

    /** The same problem, to be sent again with the same key after this time. */
    public Problem withRetryAfter(Duration delay) {
        return new Problem(code, detail, remedy, delay, members);
    }

    /** The value of the Retry-After header in whole seconds, rounded up and at least 1; empty if it should not be sent again. */
    public OptionalLong retryAfterSeconds() {
        return Optional.ofNullable(retryAfter).stream()
                .mapToLong(delay -> Math.max(1, delay.plusNanos(999_999_999).toSeconds()))
                .findFirst();
    }

    /** The document as UTF-8 bytes, its members always in the same order. */
    public byte[] toJson() {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("type", code.type());
        document.put("title", code.title());
        document.put("status", code.status());
        document.put("code", code.name());
        document.put("detail", detail);
        document.put("remedy", remedy);
        document.putAll(members);
        return JSON.writeValueAsBytes(document);
    }
}
