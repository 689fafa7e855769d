package dev.onceledger.http;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The id that ties one try together across systems: from a valid W3C traceparent header, else a new one. */
final class TraceId {
    /** The response header that tells it. */
    static final String RESPONSE_HEADER = "X-Request-Id";

    private static final Pattern TRACEPARENT =
            Pattern.compile("(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-.*)?");

    private TraceId() {}

    static String of(HttpServletRequest request) {
        List<String> lines = Collections.list(request.getHeaders("traceparent"));
        return lines.size() == 1 ? of(lines.get(0)) : generated();
    }

    private static String of(String traceparent) {
        Matcher valid = TRACEPARENT.matcher(traceparent);
        // Version 00 has exactly four parts; only later ones may append more.
        boolean accepted = valid.matches() && (valid.group(2) == null || !traceparent.startsWith("00"));
        return accepted ? valid.group(1) : generated();
    }

    private static String generated() {
        return UUID.randomUUID().toString().replace("-", "");
    }
}
