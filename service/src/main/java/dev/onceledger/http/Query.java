package dev.onceledger.http;

import dev.onceledger.order.Code;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The query parameters of one request, none unknown and none given twice. */
record Query(Map<String, String> parameters) {
    static final Query EMPTY = new Query(Map.of());

    static Query read(String text, Set<String> known) throws Rejected {
        if (text == null || text.isEmpty()) {
            return EMPTY;
        }
        Map<String, String> parameters = new LinkedHashMap<>();
        for (String pair : text.split("&", -1)) {
            int equals = pair.indexOf('=');
            String name = decoded(equals < 0 ? pair : pair.substring(0, equals));
            if (!known.contains(name)) {
                throw refused("The query parameter '" + name + "' is not known here", known);
            }
            if (parameters.put(name, decoded(equals < 0 ? "" : pair.substring(equals + 1))) != null) {
                throw refused("The query parameter '" + name + "' is given more than once", known);
            }
        }
        return new Query(parameters);
    }

    Optional<String> value(String name) {
        return Optional.ofNullable(parameters.get(name));
    }

    private static String decoded(String text) throws Rejected {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException wrong) {
            throw refused("The query has a % that is not followed by two hexadecimal digits", Set.of());
        }
    }

    private static Rejected refused(String detail, Set<String> known) {
        return Rejected.with(
                Code.UNKNOWN_QUERY_PARAMETER,
                detail + ".",
                known.isEmpty()
                        ? "Send the request without a query."
                        : "Send only "
                                + String.join(" and ", known.stream().sorted().toList()) + ", each once.");
    }
}
