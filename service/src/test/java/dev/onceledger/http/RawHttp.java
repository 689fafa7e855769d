package dev.onceledger.http;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Requests byte by byte, for what a well-behaved client can't send; ISO 8859-1 throughout. */
final class RawHttp implements AutoCloseable {
    private static final String END_OF_HEAD = "\r\n\r\n";
    private static final Pattern LENGTH = Pattern.compile("(?i)\r\ncontent-length: (\\d+)");

    private final Socket socket;

    RawHttp(OrderServer server) throws IOException {
        this.socket = new Socket("127.0.0.1", server.port());
        socket.setSoTimeout(30_000);
    }

    /** The head of a base request, without its last empty line; further lines may follow. */
    static String head(String requestLine) {
        return requestLine
                + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer demo-user-42\r\n";
    }

    static String post(String path, String headerLines, String body) {
        return head("POST " + path) + headerLines + "Content-Length: " + body.length() + "\r\n\r\n" + body;
    }

    RawHttp send(String text) throws IOException {
        return send(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    RawHttp send(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
        socket.getOutputStream().flush();
        return this;
    }

    /** One answer, as long as it says that it is. */
    Response response() throws IOException {
        InputStream in = socket.getInputStream();
        StringBuilder head = new StringBuilder();
        while (head.indexOf(END_OF_HEAD) < 0) {
            int next = in.read();
            if (next < 0) {
                throw new EOFException("no answer but: " + head);
            }
            head.append((char) next);
        }
        Matcher length = LENGTH.matcher(head);
        byte[] body = length.find() ? in.readNBytes(Integer.parseInt(length.group(1))) : in.readAllBytes();
        return new Response(head + new String(body, StandardCharsets.UTF_8));
    }

    /** What came back: status line, headers, body. */
    record Response(String text) {
        int status() {
            return Integer.parseInt(text.split(" ", 3)[1]);
        }

        String body() {
            return text.substring(text.indexOf(END_OF_HEAD) + END_OF_HEAD.length());
        }

        boolean hasHeader(String line) {
            return text.toLowerCase(Locale.ROOT).contains("\r\n" + line.toLowerCase(Locale.ROOT));
        }
    }

    static Response exchange(OrderServer server, String text) throws IOException {
        try (RawHttp http = new RawHttp(server)) {
            return http.send(text).response();
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
