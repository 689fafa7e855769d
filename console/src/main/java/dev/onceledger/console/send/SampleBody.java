package dev.onceledger.console.send;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** A request body to begin with, from sample-data. */
enum SampleBody {
    CREATE,
    REPLAY,
    CONFLICT,
    EXPIRED,
    REFUSED,
    CANCEL;

    String text() {
        String name = "/sample-data/requests/" + name().toLowerCase(java.util.Locale.ROOT) + ".json";
        try (InputStream body = SampleBody.class.getResourceAsStream(name)) {
            return new String(body.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The key that its story in the sample ledger is told with, or null for a new one. */
    String key() {
        return switch (this) {
            case CREATE, CANCEL -> null;
            case REPLAY, CONFLICT -> "checkout-20260914-001";
            case EXPIRED -> "checkout-20260901-007";
            case REFUSED -> "last-one-b";
        };
    }

    String token() {
        return this == REFUSED ? "demo-user-43" : "demo-user-42";
    }
}
