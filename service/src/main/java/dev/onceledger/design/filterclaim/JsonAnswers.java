package dev.onceledger.design.filterclaim;

import dev.onceledger.order.Answer;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Writes answers out. */
final class JsonAnswers {
    private JsonAnswers() {}

    static void write(HttpServletResponse response, Answer answer) throws IOException {
        response.setStatus(answer.status());
        response.setContentType(answer.contentType());
        // No length is set: the container would send the answer as soon as it is reached, before the filters are done.
        if (answer.location() != null) {
            response.setHeader("Location", answer.location());
        }
        response.getOutputStream().write(answer.body());
    }
}
