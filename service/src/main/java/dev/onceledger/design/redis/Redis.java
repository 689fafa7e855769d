package dev.onceledger.design.redis;

import io.lettuce.core.ClientOptions;
import io.lettuce.core.ClientOptions.DisconnectedBehavior;
import io.lettuce.core.KeyScanCursor;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisException;
import io.lettuce.core.RedisURI;
import io.lettuce.core.ScanArgs;
import io.lettuce.core.ScanCursor;
import io.lettuce.core.SetArgs;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.api.sync.RedisCommands;
import io.lettuce.core.protocol.ProtocolVersion;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The keys of one run on a Redis of version 2.8 or newer, all under the run's prefix; connects when first needed. */
public final class Redis implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final long SCAN_COUNT = 500;
    private static final long WITHOUT_END = -1;

    private final RedisURI uri;
    private final String prefix;
    private RedisClient client;
    private StatefulRedisConnection<String, String> connection;

    /**
     * A store that nobody is connected to yet.
     *
     * @param url such as {@code redis://127.0.0.1:6379}
     * @param prefix of every key
     */
    public Redis(String url, String prefix) {
        this.uri = RedisURI.create(url);
        uri.setTimeout(PATIENCE);
        // Otherwise Lettuce says CLIENT SETINFO, which came with Redis 7.2; RESP2 spares HELLO, which came with 6.
        uri.setLibraryName(null);
        uri.setLibraryVersion(null);
        this.prefix = prefix;
    }

    /** PING. */
    void ping() {
        ask(RedisCommands::ping);
    }

    /** SET key value NX EX; true if the key was free. A time to live of no whole seconds goes as PX. */
    public boolean setIfAbsent(String key, String value, Duration ttl) {
        return ask(commands -> commands.set(prefix + key, value, lasting(ttl).nx())) != null;
    }

    /** SET key value EX, whatever was there. */
    public void set(String key, String value, Duration ttl) {
        ask(commands -> commands.set(prefix + key, value, lasting(ttl)));
    }

    /** GET. */
    public Optional<String> get(String key) {
        return Optional.ofNullable(ask(commands -> commands.get(prefix + key)));
    }

    /** DEL, whoever set it. */
    public boolean delete(String key) {
        return ask(commands -> commands.del(prefix + key)) > 0;
    }

    /** PTTL: what a key has left, empty if it is not there or never ends. */
    public Optional<Duration> timeToLive(String key) {
        long millis = ask(commands -> commands.pttl(prefix + key));
        return millis < 0 ? Optional.empty() : Optional.of(Duration.ofMillis(millis));
    }

    /** The run's keys that begin so, without the run's prefix; for observers, not for requests. */
    public List<String> keys(String beginning) {
        return ask(commands -> {
            List<String> found = new ArrayList<>();
            ScanArgs wanted = ScanArgs.Builder.matches(prefix + beginning + "*").limit(SCAN_COUNT);
            KeyScanCursor<String> page = commands.scan(ScanCursor.INITIAL, wanted);
            found.addAll(page.getKeys());
            while (!page.isFinished()) {
                page = commands.scan(page, wanted);
                found.addAll(page.getKeys());
            }
            return found.stream()
                    .map(key -> key.substring(prefix.length()))
                    .distinct()
                    .toList();
        });
    }

    /** How many of these keys never end. */
    public long endless(Collection<String> keys) {
        return keys.stream()
                .filter(key -> ask(commands -> commands.pttl(prefix + key)) == WITHOUT_END)
                .count();
    }

    /** Gives each key that begins so one millisecond to live, so that its time passes now, and waits for Redis to say so. */
    public long expire(String beginning) {
        List<String> keys = keys(beginning);
        for (String key : keys) {
            ask(commands -> commands.pexpire(prefix + key, 1));
        }
        while (keys.stream().anyMatch(key -> get(key).isPresent())) {
            Thread.onSpinWait();
        }
        return keys.size();
    }

    private static SetArgs lasting(Duration ttl) {
        return ttl.toMillis() % 1000 == 0 ? SetArgs.Builder.ex(ttl.toSeconds()) : SetArgs.Builder.px(ttl.toMillis());
    }

    private <T> T ask(Function<RedisCommands<String, String>, T> question) {
        try {
            return question.apply(connected().sync());
        } catch (RedisException failed) {
            throw new RedisUnavailable("Redis does not answer: " + failed.getMessage(), failed);
        }
    }

    private synchronized StatefulRedisConnection<String, String> connected() {
        if (client == null) {
            client = RedisClient.create(uri);
            client.setOptions(ClientOptions.builder()
                    .protocolVersion(ProtocolVersion.RESP2)
                    .disconnectedBehavior(DisconnectedBehavior.REJECT_COMMANDS)
                    .autoReconnect(false)
                    .build());
        }
        if (connection == null || !connection.isOpen()) {
            connection = client.connect();
        }
        return connection;
    }

    /** Leaves its connection behind, which may not have noticed yet that the server has gone; the next question opens another. */
    public synchronized void reconnect() {
        if (connection != null) {
            connection.close();
            connection = null;
        }
    }

    /** Leaves; keys end by their own time to live. */
    @Override
    public synchronized void close() {
        if (client != null) {
            client.shutdown(Duration.ZERO, PATIENCE);
        }
    }
}
