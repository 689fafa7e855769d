package dev.onceledger.console.send;

import dev.onceledger.console.send.Sent.Reply;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Sends over real connections; a reply without an answer is a reply too. */
final class Sender {
    /** Made for the first request: making it is slow, and the panel that sends is opened on demand. */
    private HttpClient client;

    /** Sends at once; completes normally whatever happens. */
    CompletableFuture<Reply> send(HttpRequest request) {
        long start = System.nanoTime();
        return client().sendAsync(request, BodyHandlers.ofString())
                .handle((response, failed) -> failed == null ? reply(response, since(start)) : none(failed, start));
    }

    private HttpClient client() {
        if (client == null) {
            client = HttpClient.newBuilder()
                    .version(HttpClient.Version.HTTP_1_1)
                    .connectTimeout(Duration.ofSeconds(5))
                    .build();
        }
        return client;
    }

    /** Sends and hangs up before a byte of the answer is read, as a client does that dies or loses its network. */
    Reply sendAndDrop(OrderCall call) {
        long start = System.nanoTime();
        try (Socket socket = new Socket(call.service().getHost(), call.service().getPort())) {
            OutputStream out = socket.getOutputStream();
            out.write(call.wire());
            out.flush();
            return Reply.none("", since(start));
        } catch (IOException failed) {
            return Reply.none(failed.toString(), since(start));
        }
    }

    private static Reply none(Throwable failed, long start) {
        Throwable cause = failed instanceof CompletionException ? failed.getCause() : failed;
        return Reply.none(cause.toString(), since(start));
    }

    private static Reply reply(HttpResponse<String> response, Duration took) {
        boolean replayed = response.headers().firstValue("Idempotent-Replayed").isPresent();
        return new Reply(response.statusCode(), code(response.body()), replayed, response.body(), took);
    }

    /** Problems have a code, records a status. */
    private static String code(String body) {
        String code = member(body, "code");
        return code.isEmpty() ? member(body, "status") : code;
    }

    /** A member of a body as text; empty where there is none, or the body is no JSON. */
    static String member(String body, String name) {
        try {
            return JsonMapper.shared().readTree(body).path(name).asString("");
        } catch (JacksonException notJson) {
            return "";
        }
    }

    private static Duration since(long start) {
        return Duration.ofNanos(System.nanoTime() - start);
    }
}
