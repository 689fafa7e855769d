package dev.onceledger.http;

import jakarta.servlet.http.HttpServletRequest;

/**
 * A request that has passed the filter.
 *
 * @param caller who is asking, or null where anyone may
 * @param key the idempotency key, or null where none is needed
 * @param body the whole body; empty where there is none
 * @param query the query parameters, all of them known
 * @param traceId this try's own id
 */
record Incoming(Caller caller, String key, byte[] body, Query query, String traceId) {
    private static final String ATTRIBUTE = Incoming.class.getName();

    static Incoming of(HttpServletRequest request) {
        return (Incoming) request.getAttribute(ATTRIBUTE);
    }

    void attachTo(HttpServletRequest request) {
        request.setAttribute(ATTRIBUTE, this);
    }

    String principal() {
        return caller.principal();
    }
}
