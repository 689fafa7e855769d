package dev.onceledger.http;

import java.util.Set;
import org.springframework.http.HttpMethod;
import org.springframework.http.server.PathContainer;
import org.springframework.web.util.pattern.PathPattern;
import org.springframework.web.util.pattern.PathPatternParser;

/**
 * One thing that can be asked for.
 *
 * @param role what the caller must be, or null where anyone may ask
 * @param body what body it takes; those that take one need an idempotency key
 * @param query the query parameters that it knows
 */
record Route(HttpMethod method, PathPattern path, Role role, Body body, Set<String> query, Endpoint endpoint) {
    /** What body a request has. */
    enum Body {
        NONE,
        OPTIONAL,
        REQUIRED
    }

    static Route get(String path, Role role, Set<String> query, Endpoint endpoint) {
        return new Route(HttpMethod.GET, pattern(path), role, Body.NONE, query, endpoint);
    }

    static Route post(String path, Body body, Endpoint endpoint) {
        return new Route(HttpMethod.POST, pattern(path), Role.USER, body, Set.of(), endpoint);
    }

    boolean isAt(PathContainer requested) {
        return path.matches(requested);
    }

    /** GET answers HEAD too; the container leaves the body out. */
    boolean takes(String requested) {
        return method.matches(requested) || method == HttpMethod.GET && requested.equals("HEAD");
    }

    boolean needsKey() {
        return body != Body.NONE;
    }

    private static PathPattern pattern(String path) {
        return PathPatternParser.defaultInstance.parse(path);
    }
}
