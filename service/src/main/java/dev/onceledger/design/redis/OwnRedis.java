package dev.onceledger.design.redis;

import java.util.function.Supplier;

/** A Redis that is started when a design first asks for it, unless the user named one; yields its URL. */
public final class OwnRedis implements Supplier<String>, AutoCloseable {
    private final String named;
    private RedisServer server;

    /**
     * Nothing is started yet.
     *
     * @param named the URL of the user's own; null or blank if there is none
     */
    public OwnRedis(String named) {
        this.named = named;
    }

    @Override
    public synchronized String get() {
        if (server == null) {
            boolean own = named == null || named.isBlank();
            server = own ? RedisServer.start() : RedisServer.at(named.strip());
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
