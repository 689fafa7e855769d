package dev.onceledger.design;

import dev.onceledger.design.redis.Redis;
import dev.onceledger.design.redis.RedisServer;
import java.util.UUID;

/** One Redis for a whole test run, stopped with it. */
public final class RedisForTests {
    private RedisForTests() {}

    private static final class Holder {
        private static final RedisServer SERVER = RedisServer.start();
    }

    public static RedisServer server() {
        return Holder.SERVER;
    }

    /** Keys that no other test sees. */
    public static Redis fresh() {
        return new Redis(server().url(), "t" + UUID.randomUUID() + ":");
    }
}
