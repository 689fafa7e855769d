package dev.onceledger.http;

import static dev.onceledger.testing.OrderWorld.BODY;
import static dev.onceledger.testing.OrderWorld.KEY;

import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.metrics.IMetricsTracker;
import dev.onceledger.testing.OrderWorld;
import dev.onceledger.testing.TestDatabase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;

/** The base case served over real HTTP, with a count of the connections that its pool has given out. */
final class Served implements AutoCloseable {
    static final String TOKEN = "demo-user-42";

    private final OrderWorld world;
    private final OrderServer server;
    private final AtomicLong connections = new AtomicLong();
    private final HttpClient client = HttpClient.newHttpClient();

    Served(TestDatabase kind) {
        this(kind, settings -> settings);
    }

    Served(TestDatabase kind, UnaryOperator<ServerSettings> settings) {
        this.world = new OrderWorld(kind);
        pool().setMetricsTrackerFactory((name, stats) -> new IMetricsTracker() {
            @Override
            public void recordConnectionAcquiredNanos(long nanos) {
                connections.incrementAndGet();
            }
        });
        this.server = OrderServer.start(world.database(), settings.apply(ServerSettings.of(Tokens.sample())));
    }

    OrderWorld world() {
        return world;
    }

    OrderServer server() {
        return server;
    }

    HikariDataSource pool() {
        return (HikariDataSource) world.database().dataSource();
    }

    long connectionsTaken() {
        return connections.get();
    }

    /** A request with the base caller's token. */
    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(server.uri().resolve(path)).header("Authorization", "Bearer " + TOKEN);
    }

    HttpRequest.Builder order(String token, String key, String body) {
        return HttpRequest.newBuilder(server.uri().resolve("/orders"))
                .header("Authorization", "Bearer " + token)
                .header("Idempotency-Key", key)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body));
    }

    /** The base request R0. */
    HttpResponse<String> order() {
        return order(KEY, BODY);
    }

    HttpResponse<String> order(String key, String body) {
        return send(order(TOKEN, key, body));
    }

    HttpResponse<String> cancel(String token, String key, String orderId) {
        return send(HttpRequest.newBuilder(uri("/orders/" + orderId + "/cancellation"))
                .header("Authorization", "Bearer " + token)
                .header("Idempotency-Key", key)
                .POST(BodyPublishers.noBody()));
    }

    HttpResponse<String> get(String token, String path) {
        return send(HttpRequest.newBuilder(uri(path)).header("Authorization", "Bearer " + token));
    }

    URI uri(String path) {
        return server.uri().resolve(path);
    }

    HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return client.send(request.build(), BodyHandlers.ofString());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException unwanted) {
            throw new IllegalStateException(unwanted);
        }
    }

    HttpClient client() {
        return client;
    }

    @Override
    public void close() {
        server.stop();
        world.close();
    }
}
