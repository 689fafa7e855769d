package dev.onceledger.cli;

import dev.onceledger.design.redis.RedisServer;
import java.util.function.Supplier;

/** A Redis that is started when a design first asks for it, unless the user named one. */
final class OwnRedis implements Supplier<String>, AutoCloseable {
    private final String named;
    private RedisServer server;

    OwnRedis(String named) {
        this.named = named;
    }

    @Override
    public synchronized String get() {
        if (server == null) {
            server = named == null ? RedisServer.start() : RedisServer.at(named);
        }
        return server.url();
    }

    @Override
    public synchronized void close() {
        if (server != null) {
            server.close();
        }
    }
}
