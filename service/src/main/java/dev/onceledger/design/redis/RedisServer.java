package dev.onceledger.design.redis;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import redis.embedded.core.ExecutableProvider;

/** A Redis to run designs on: the user's own, or one started for them on loopback that ends with this process. */
public final class RedisServer implements AutoCloseable {
    private static final int TRIES = 5;
    private static final int LOWEST_PORT = 16_384;
    private static final int PORTS = 16_384;
    private static final String HELP =
            "The Redis that comes with onceledger did not start (%s), and there is no redis-server on"
                    + " the PATH. Install it (on Debian and Ubuntu: apt-get install redis-server) or name one with --redis URL.";

    private final String url;
    private final redis.embedded.RedisServer started;

    private RedisServer(String url, redis.embedded.RedisServer started) {
        this.url = url;
        this.started = started;
    }

    /** The user's own server, such as {@code redis://127.0.0.1:6379}; it is neither started nor stopped here. */
    public static RedisServer at(String url) {
        return new RedisServer(url, null);
    }

    /**
     * Starts one on a free port of 127.0.0.1 that writes nothing to disk.
     *
     * @throws UncheckedIOException if none can be started, with what to do
     */
    public static RedisServer start() {
        List<Exception> failures = new ArrayList<>();
        for (int i = 0; i < TRIES; i++) {
            try {
                return start(ExecutableProvider.newJarResourceProvider());
            } catch (IOException | RuntimeException failed) {
                failures.add(failed);
            }
        }
        try {
            return start(ExecutableProvider.newExecutableInPath("redis-server"));
        } catch (IOException | RuntimeException failed) {
            UncheckedIOException hopeless = new UncheckedIOException(
                    HELP.formatted(failures.get(failures.size() - 1).getMessage()), new IOException(failed));
            failures.forEach(hopeless::addSuppressed);
            throw hopeless;
        }
    }

    private static RedisServer start(ExecutableProvider executable) throws IOException {
        int port = freePort();
        redis.embedded.RedisServer server = redis.embedded.RedisServer.newRedisServer()
                .executableProvider(executable)
                .bind("127.0.0.1")
                .port(port)
                .setting("save \"\"")
                .setting("appendonly no")
                .setting("maxmemory 256mb")
                .onShutdownForceStop(true)
                .build();
        server.start();
        return new RedisServer("redis://127.0.0.1:" + port, server);
    }

    /** Below those that systems lend to whoever connects: a server that goes must find its port free when it comes back. */
    private static int freePort() throws IOException {
        int port = LOWEST_PORT + Math.floorMod(UUID.randomUUID().hashCode(), PORTS);
        try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    /** Where it is. */
    public String url() {
        return url;
    }

    /** Whether it was started here, so that it may be stopped in the middle of a run. */
    public boolean isOwn() {
        return started != null;
    }

    /**
     * Starts it anew where it was, with nothing in it, if it was started here.
     *
     * @throws UncheckedIOException if it does not start, as when its port was taken meanwhile
     */
    public void startAgain() {
        IOException last = null;
        for (int i = 0; i < TRIES; i++) {
            try {
                if (started != null) {
                    started.start();
                }
                return;
            } catch (IOException failed) {
                last = failed;
            }
        }
        throw new UncheckedIOException("Redis did not start again at " + url, last);
    }

    /**
     * Asks it for a sign of life.
     *
     * @throws RedisUnavailable if there is none within 2 s
     * @throws IllegalArgumentException if the URL is none of a Redis
     */
    public void requireAnswer() {
        try (Redis redis = new Redis(url, "")) {
            redis.ping();
        }
    }

    /** Stops it, if it was started here. */
    @Override
    public void close() {
        try {
            if (started != null) {
                started.stop();
            }
        } catch (IOException failed) {
            throw new UncheckedIOException("Redis did not stop", failed);
        }
    }
}
