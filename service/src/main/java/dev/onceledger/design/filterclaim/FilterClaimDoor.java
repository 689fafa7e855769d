package dev.onceledger.design.filterclaim;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.design.Answers;
import dev.onceledger.design.DesignRequest;
import dev.onceledger.design.Door;
import dev.onceledger.order.Answer;
import dev.onceledger.order.IdempotencyKey;
import dev.onceledger.order.Steps;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Sends requests to the server as its clients do. */
final class FilterClaimDoor implements Door {
    private static final String NO_SUCH_SCREENING = "S-1";
    private static final JsonMapper JSON = JsonMapper.shared();

    private final HttpClient http;
    private final URI server;
    private final GuestBook guests;
    private final LedgerDatabase database;

    FilterClaimDoor(HttpClient http, URI server, GuestBook guests, LedgerDatabase database) {
        this.http = http;
        this.server = server;
        this.guests = guests;
        this.database = database;
    }

    @Override
    public Answer handle(DesignRequest request, Steps steps) {
        Guest guest = new Guest(database, steps);
        String id = guests.enter(guest);
        try {
            HttpResponse<byte[]> response = http.send(http(request, id), BodyHandlers.ofByteArray());
            guest.endIfEnded();
            return answer(response);
        } catch (IOException failed) {
            guest.endIfEnded();
            return Answers.exception(new UncheckedIOException(failed));
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            return Answers.exception(new IllegalStateException("interrupted", asked));
        } finally {
            guests.leave(id);
        }
    }

    private HttpRequest http(DesignRequest request, String id) {
        String path =
                "/api/v1/screenings/" + screening(request.body()) + "/tickets" + (request.trailingSlash() ? "/" : "");
        HttpRequest.Builder builder = HttpRequest.newBuilder(server.resolve(path))
                .header("Content-Type", "application/json")
                .header(GuestBook.HEADER, id)
                .header(ClaimFilter.TOKEN, request.principal())
                .POST(BodyPublishers.ofString(request.body()));
        if (request.key() != null) {
            builder.header(IdempotencyKey.HEADER, request.key());
        }
        return builder.build();
    }

    /** An order is a ticket of the screening that its first item names. */
    private static String screening(String body) {
        try {
            JsonNode sku = JSON.readTree(body).path("items").path(0).path("sku");
            return sku.isString() ? sku.stringValue() : NO_SUCH_SCREENING;
        } catch (JacksonException noJson) {
            return NO_SUCH_SCREENING;
        }
    }

    private static Answer answer(HttpResponse<byte[]> response) {
        return new Answer(
                response.statusCode(),
                response.headers().firstValue("Content-Type").orElse(null),
                response.headers().firstValue("Location").orElse(null),
                response.body(),
                Optional.empty(),
                false,
                null);
    }
}
