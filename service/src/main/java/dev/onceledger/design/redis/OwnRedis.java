package dev.onceledger.design.redis;

import dev.onceledger.database.CannotOpen;
import java.io.UncheckedIOException;
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

    /**
     * Where it is; one that was named must answer when it is first asked for.
     *
     * @throws CannotOpen if it does not answer, or can't be started
     */
    @Override
    public synchronized String get() {
        if (server == null) {
            server = named == null || named.isBlank() ? started() : answering(named.strip());
        }
        return server.url();
    }

    private static RedisServer started() {
        try {
            return RedisServer.start();
        } catch (UncheckedIOException hopeless) {
            throw CannotOpen.unreachable(hopeless.getMessage(), hopeless);
        }
    }

    private static RedisServer answering(String url) {
        RedisServer at = RedisServer.at(url);
        try {
            at.requireAnswer();
            return at;
        } catch (RedisUnavailable away) {
            throw CannotOpen.unreachable(
                    "no Redis answers at " + url + " (" + away.reason()
                            + "); start it, name another with --redis, or leave" + " --redis away to have one started",
                    away);
        } catch (IllegalArgumentException noUrl) {
            throw CannotOpen.usage("--redis " + url + " is no address of a Redis; write it as redis://127.0.0.1:6379");
        }
    }

    @Override
    public synchronized void close() {
        if (server != null) {
            server.close();
        }
    }
}
