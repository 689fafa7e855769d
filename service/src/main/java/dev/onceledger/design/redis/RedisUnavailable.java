package dev.onceledger.design.redis;

/** Redis could not be reached, or did not answer in time; what was asked may have been done. */
public final class RedisUnavailable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    RedisUnavailable(String message, Throwable cause) {
        super(message, cause);
    }

    /** Why, in the first line of what the network said. */
    public String reason() {
        Throwable root = getCause();
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return String.valueOf(root.getMessage()).lines().findFirst().orElse("unknown cause");
    }
}
