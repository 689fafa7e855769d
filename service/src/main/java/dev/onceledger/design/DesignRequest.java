package dev.onceledger.design;

/**
 * A request as a client sends it to whatever design is there.
 *
 * @param principal who asks, as authenticated; for a ticket the holder of the queue token
 * @param key the idempotency key, or null if none is sent
 * @param body as sent
 * @param trailingSlash whether the path is written with a slash at its end
 */
public record DesignRequest(String principal, String key, String body, boolean trailingSlash) {
    /** A request to the path as documented. */
    public static DesignRequest of(String principal, String key, String body) {
        return new DesignRequest(principal, key, body, false);
    }

    /** The same sent by another. */
    public DesignRequest by(String other) {
        return new DesignRequest(other, key, body, trailingSlash);
    }

    /** The same under another key, or none. */
    public DesignRequest under(String otherKey) {
        return new DesignRequest(principal, otherKey, body, trailingSlash);
    }

    /** The same with another body. */
    public DesignRequest saying(String otherBody) {
        return new DesignRequest(principal, key, otherBody, trailingSlash);
    }

    /** The same to the path with a slash at its end. */
    public DesignRequest withTrailingSlash() {
        return new DesignRequest(principal, key, body, true);
    }
}
