package dev.onceledger.console.send;

import dev.onceledger.ledger.Scope;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/**
 * A request as it is about to be sent.
 *
 * @param service where to
 * @param act what for
 * @param orderId the order that is cancelled; of no meaning for a new one
 * @param caller who sends it
 * @param key the Idempotency-Key, as its header will carry it
 * @param body sent as UTF-8
 */
record OrderCall(URI service, Act act, String orderId, SampleCaller caller, String key, String body) {
    private static final Duration AT_MOST = Duration.ofSeconds(40);

    private String path() {
        return act == Act.CREATE ? "/orders" : "/orders/" + encoded(orderId) + "/cancellation";
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    HttpRequest request() {
        return HttpRequest.newBuilder(service.resolve(path()))
                .timeout(AT_MOST)
                .header("Authorization", "Bearer " + caller.token())
                .header("Idempotency-Key", key)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build();
    }

    HttpRequest lookUp() {
        String query = "key=" + URLEncoder.encode(key, StandardCharsets.UTF_8) + "&operation=" + act.operation();
        return HttpRequest.newBuilder(service.resolve("/idempotency-keys?" + query))
                .timeout(AT_MOST)
                .header("Authorization", "Bearer " + caller.token())
                .GET()
                .build();
    }

    /** The request's bytes on the wire; the connection is not kept. */
    byte[] wire() {
        byte[] payload = body.getBytes(StandardCharsets.UTF_8);
        String head = String.join(
                "\r\n",
                "POST " + path() + " HTTP/1.1",
                "Host: " + service.getAuthority(),
                "Authorization: Bearer " + caller.token(),
                "Idempotency-Key: " + key,
                "Content-Type: application/json",
                "Content-Length: " + payload.length,
                "Connection: close",
                "\r\n");
        return (head + body).getBytes(StandardCharsets.UTF_8);
    }

    Scope scope() {
        return new Scope(caller.principal(), act.operation(), key);
    }

    /** The same as a line for a POSIX shell. */
    String curl() {
        return "curl -i " + quoted(service.resolve(path()).toString())
                + " -H " + quoted("Authorization: Bearer " + caller.token())
                + " -H " + quoted("Idempotency-Key: " + key)
                + " -H 'Content-Type: application/json'"
                + " --data-raw " + quoted(body);
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }
}
