package dev.onceledger.design.filterclaim;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import tools.jackson.databind.json.JsonMapper;

/** A caller of the ticket server as it is, without our door. */
final class TicketClient {
    static final String KEY = "abc";
    static final String ONE = "{\"quantity\":1,\"seatType\":\"A\"}";

    private final HttpClient http = HttpClient.newHttpClient();
    private final URI server;

    TicketClient(URI server) {
        this.server = server;
    }

    String book(String key, String token, String body) {
        return book("/api/v1/screenings/A-10/tickets", key, token, body);
    }

    /** Status and code of the answer, such as {@code 409 DUPLICATE_IN_PROGRESS}, or {@code 201}. */
    String book(String path, String key, String token, String body) {
        HttpResponse<String> response = send(HttpRequest.newBuilder(server.resolve(path))
                .header("Idempotency-Key", key)
                .header("X-Queue-Token", token)
                .POST(BodyPublishers.ofString(body)));
        String code = JsonMapper.shared().readTree(response.body()).path("code").asString("");
        return (response.statusCode() + " " + code).trim();
    }

    HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return http.send(request.build(), BodyHandlers.ofString());
        } catch (IOException | InterruptedException failed) {
            throw new AssertionError(failed);
        }
    }

    HttpRequest.Builder to(String path) {
        return HttpRequest.newBuilder(server.resolve(path));
    }
}
