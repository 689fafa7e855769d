package dev.onceledger.http;

import dev.onceledger.order.OrderSettings;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** The OpenAPI document of this API, with what the installation decided written into it. */
final class ApiDescription {
    private static final String RESOURCE = "openapi.json";

    private ApiDescription() {}

    static byte[] of(OrderSettings settings) {
        try (InputStream in = ApiDescription.class.getResourceAsStream(RESOURCE)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .replace("${retention}", inWords(settings.retention()))
                    .replace("${retentionIso}", settings.retention().toString())
                    .replace("${maxAttempts}", Integer.toString(settings.maxAttempts()))
                    .replace("${requestDeadline}", settings.requestDeadline().toSeconds() + " s")
                    .getBytes(StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new IllegalStateException("the API description is not readable", unreadable);
        }
    }

    private static String inWords(Duration time) {
        return time.toMinutesPart() == 0 && time.toSecondsPart() == 0
                ? time.toHours() + " hours"
                : time.toSeconds() + " seconds";
    }
}
