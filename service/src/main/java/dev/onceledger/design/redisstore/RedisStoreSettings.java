package dev.onceledger.design.redisstore;

import java.time.Duration;

/**
 * What an installation of this design decides.
 *
 * @param keyForm how keys are written
 * @param timeToLive of a key, from its claim and again from its answer; 24 to 72 h for orders and payments, 1 to 6 h for simple
 *     creations
 * @param inProgressStatus what a repeat gets while the first is under way: 409, or 422
 * @param opensWithoutRedis whether requests run unguarded while Redis is away, as where the database is the last resort;
 *     otherwise they get 503
 */
public record RedisStoreSettings(
        KeyForm keyForm, Duration timeToLive, int inProgressStatus, boolean opensWithoutRedis) {
    /** As the article first shows it, for orders. */
    public static RedisStoreSettings defaults() {
        return new RedisStoreSettings(KeyForm.KEY_ONLY, Duration.ofHours(24), 409, true);
    }

    /** Refuses what the article does not offer. */
    public RedisStoreSettings {
        if (inProgressStatus != 409 && inProgressStatus != 422) {
            throw new IllegalArgumentException("inProgressStatus is " + inProgressStatus + "; it is 409 or 422");
        }
        if (timeToLive.toMillis() < 1) {
            throw new IllegalArgumentException("timeToLive is " + timeToLive + "; it must be at least 1 ms");
        }
    }

    /** The same with keys written otherwise. */
    public RedisStoreSettings with(KeyForm form) {
        return new RedisStoreSettings(form, timeToLive, inProgressStatus, opensWithoutRedis);
    }

    /** The same with keys that live so long. */
    public RedisStoreSettings withTimeToLive(Duration time) {
        return new RedisStoreSettings(keyForm, time, inProgressStatus, opensWithoutRedis);
    }

    /** The same with another answer while the first is under way. */
    public RedisStoreSettings withInProgressStatus(int status) {
        return new RedisStoreSettings(keyForm, timeToLive, status, opensWithoutRedis);
    }
}
