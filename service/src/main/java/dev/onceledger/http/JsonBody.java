package dev.onceledger.http;

import dev.onceledger.order.Code;
import jakarta.servlet.http.HttpServletRequest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.springframework.http.InvalidMediaTypeException;
import org.springframework.http.MediaType;

/** Judges and reads a request body: JSON, at most 64 KiB, whatever the headers say about its length. */
final class JsonBody {
    static final int MAX_BYTES = 64 * 1024;

    private static final int PIECE = 8 * 1024;
    private static final Duration MAX_TIME = Duration.ofSeconds(30);

    private JsonBody() {}

    /** Judges what the headers tell, without waiting for the first byte. */
    static void check(HttpServletRequest request, boolean optional) throws Rejected {
        if (request.getContentLengthLong() > MAX_BYTES) {
            throw tooLarge();
        }
        List<String> types = Collections.list(request.getHeaders("Content-Type"));
        if (optional && types.isEmpty() && !hasBody(request)) {
            return;
        }
        if (types.size() != 1 || !isJson(types.get(0))) {
            throw unsupported(types.isEmpty() ? "has no Content-Type" : "is " + String.join(" and ", types));
        }
        String encoding = request.getHeader("Content-Encoding");
        if (encoding != null && !encoding.equalsIgnoreCase("identity")) {
            throw unsupported("has the Content-Encoding " + encoding);
        }
    }

    /** The whole body; memory is bounded also where no length was announced. */
    static byte[] read(HttpServletRequest request) throws Rejected {
        try {
            byte[] body = readWithin(MAX_TIME, request.getInputStream());
            if (body.length > MAX_BYTES) {
                throw tooLarge();
            }
            return body;
        } catch (IOException cutOff) {
            throw Rejected.with(
                    Code.MALFORMED_JSON,
                    "The body did not arrive as announced, or not within " + MAX_TIME.toSeconds() + " s.",
                    "Send it again with the same Idempotency-Key; nothing was done.");
        }
    }

    /** The container bounds the wait for each piece only; a sender of one byte at a time would hold a thread for hours. */
    private static byte[] readWithin(Duration atMost, InputStream in) throws IOException {
        long end = System.nanoTime() + atMost.toNanos();
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        byte[] piece = new byte[PIECE];
        int read = in.read(piece);
        while (read >= 0 && body.size() <= MAX_BYTES) {
            body.write(piece, 0, read);
            if (System.nanoTime() - end > 0) {
                throw new IOException("the body came too slowly");
            }
            read = in.read(piece);
        }
        return body.toByteArray();
    }

    private static boolean hasBody(HttpServletRequest request) {
        return request.getContentLengthLong() > 0 || request.getHeader("Transfer-Encoding") != null;
    }

    private static boolean isJson(String type) {
        try {
            MediaType media = MediaType.parseMediaType(type);
            return media.getType().equalsIgnoreCase("application")
                    && media.getSubtype().equalsIgnoreCase("json")
                    && media.getParameters().entrySet().stream()
                            .allMatch(parameter -> parameter.getKey().equalsIgnoreCase("charset")
                                    && unquoted(parameter.getValue()).equalsIgnoreCase("utf-8"));
        } catch (InvalidMediaTypeException notOne) {
            return false;
        }
    }

    private static String unquoted(String value) {
        return value.replace("\"", "");
    }

    private static Rejected tooLarge() {
        return Rejected.with(
                Code.BODY_TOO_LARGE,
                "The body is larger than " + MAX_BYTES + " bytes.",
                "Send a smaller order, or several, each under its own Idempotency-Key.");
    }

    private static Rejected unsupported(String what) {
        return Rejected.with(
                Code.UNSUPPORTED_MEDIA_TYPE,
                "The body " + what + "; this takes JSON only.",
                "Send the body as Content-Type: application/json in UTF-8, not compressed.");
    }
}
