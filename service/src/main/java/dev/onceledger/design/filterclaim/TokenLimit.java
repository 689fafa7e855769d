package dev.onceledger.design.filterclaim;

import dev.onceledger.design.redis.Redis;
import java.time.Duration;

/** One ticket per queue token and screening, for as long as its own key in Redis lives; a booking that fails gives it back. */
final class TokenLimit {
    /** How its keys begin. */
    static final String PREFIX = "ticket:issued:";

    private final Redis redis;
    private final Duration lasts;

    TokenLimit(Redis redis, Duration lasts) {
        this.redis = redis;
        this.lasts = lasts;
    }

    boolean take(String screening, String token) {
        return redis.setIfAbsent(key(screening, token), "1", lasts);
    }

    void giveBack(String screening, String token) {
        redis.delete(key(screening, token));
    }

    private static String key(String screening, String token) {
        return PREFIX + screening + ":" + token.trim();
    }
}
