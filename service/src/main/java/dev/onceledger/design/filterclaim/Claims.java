package dev.onceledger.design.filterclaim;

import dev.onceledger.design.redis.Redis;
import java.time.Duration;
import java.util.Optional;

/** The claims in Redis. */
final class Claims {
    /** How all keys of this design begin; the screening and the client's key follow. */
    static final String PREFIX = "idempotency:ticket:";

    private final Redis redis;
    private final Duration timeToLive;
    private final Runnable beforeReading;

    /**
     * Claims that live so long.
     *
     * @param beforeReading called between finding a key taken and reading it, where it may just be gone
     */
    Claims(Redis redis, Duration timeToLive, Runnable beforeReading) {
        this.redis = redis;
        this.timeToLive = timeToLive;
        this.beforeReading = beforeReading;
    }

    static String key(String screening, String idempotencyKey) {
        return PREFIX + screening + ":" + idempotencyKey;
    }

    ClaimOutcome claim(String key, String fingerprint) {
        try {
            if (redis.setIfAbsent(key, ClaimRecord.inProgress(fingerprint).serialize(), timeToLive)) {
                return ClaimOutcome.CLAIMED;
            }
            beforeReading.run();
            Optional<String> existing = redis.get(key);
            if (existing.isEmpty()) {
                return ClaimOutcome.STORE_UNAVAILABLE;
            }
            return ClaimRecord.deserialize(existing.get()).fingerprint().equals(fingerprint)
                    ? ClaimOutcome.DUPLICATE_IN_PROGRESS
                    : ClaimOutcome.FINGERPRINT_CONFLICT;
        } catch (RuntimeException anything) {
            return ClaimOutcome.STORE_UNAVAILABLE;
        }
    }
}
