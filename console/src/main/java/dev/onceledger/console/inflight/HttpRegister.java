package dev.onceledger.console.inflight;

import dev.onceledger.ledger.Scope;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The register of a service in another process on this machine, asked over HTTP with an operator's token. */
final class HttpRegister implements RegisterReader {
    private static final Duration AT_MOST = Duration.ofSeconds(3);
    private static final String PATH = "/operator/attempts-in-progress";

    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(AT_MOST).build();
    private final URI service;
    private final String token;

    /**
     * A register at this address.
     *
     * @throws IllegalArgumentException if it is no address of this machine: operators are served on loopback only, and a
     *     token is not to leave it
     */
    HttpRegister(String address, String token) {
        this.service = URI.create(address.strip());
        this.token = token;
        if (service.getHost() == null || !"http".equals(service.getScheme()) || !isLoopback(service.getHost())) {
            throw new IllegalArgumentException(address);
        }
    }

    private static boolean isLoopback(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (IOException unknown) {
            return false;
        }
    }

    @Override
    public List<Registered> read() throws IOException {
        HttpRequest request = HttpRequest.newBuilder(service.resolve(PATH))
                .timeout(AT_MOST)
                .header("Authorization", "Bearer " + token)
                .GET()
                .build();
        try {
            HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
            if (response.statusCode() != 200) {
                throw new IOException(service + PATH + " answered " + response.statusCode());
            }
            return attempts(JsonMapper.shared().readTree(response.body()));
        } catch (JacksonException notOurs) {
            throw new IOException(service + PATH + " did not answer as an order service does", notOurs);
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException();
        }
    }

    private static List<Registered> attempts(JsonNode answer) {
        List<Registered> attempts = new ArrayList<>();
        for (JsonNode one : answer.required("attempts")) {
            attempts.add(new Registered(
                    new Scope(
                            one.required("principal").asString(),
                            one.required("operation").asString(),
                            one.required("key").asString()),
                    one.required("attempt").asInt(),
                    one.required("step").asString(),
                    Instant.parse(one.required("since").asString()),
                    Instant.parse(one.required("stepSince").asString()),
                    one.path("traceId").asString(null),
                    one.path("session").asLong(0)));
        }
        return attempts;
    }

    @Override
    public String place() {
        return service.toString();
    }
}
