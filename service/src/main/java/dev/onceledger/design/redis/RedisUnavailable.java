package dev.onceledger.design.redis;

/** Redis could not be reached, or did not answer in time; what was asked may have been done. */
public final class RedisUnavailable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    RedisUnavailable(String message, Throwable cause) {
        super(message, cause);
    }
}
