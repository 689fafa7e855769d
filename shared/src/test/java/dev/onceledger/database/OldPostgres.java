package dev.onceledger.database;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** What a server of another version says of itself when somebody connects, and not a word more. */
final class OldPostgres implements AutoCloseable {
    private static final int TLS_REQUEST = 80877103;

    private final ServerSocket listening = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
    private final String version;

    OldPostgres(String version) throws IOException {
        this.version = version;
        start(this::serve);
    }

    private static void start(Runnable work) {
        Thread thread = new Thread(work, "old-postgres");
        thread.setDaemon(true);
        thread.start();
    }

    /** Spares the driver its first statements. */
    String url() {
        return "jdbc:postgresql://127.0.0.1:" + listening.getLocalPort() + "/shop?assumeMinServerVersion=9.6";
    }

    private void serve() {
        try {
            while (true) {
                Socket client = listening.accept();
                start(() -> greet(client));
            }
        } catch (IOException closed) {
            // The test has ended.
        }
    }

    private void greet(Socket client) {
        try (client) {
            greet(new DataInputStream(client.getInputStream()), new DataOutputStream(client.getOutputStream()));
        } catch (IOException gone) {
            // The client has left.
        }
    }

    private void greet(DataInputStream in, DataOutputStream out) throws IOException {
        while (startup(in) == TLS_REQUEST) {
            out.writeByte('N');
        }
        message(out, 'R', new byte[4]);
        parameter(out, "server_version", version);
        parameter(out, "client_encoding", "UTF8");
        parameter(out, "DateStyle", "ISO, MDY");
        parameter(out, "integer_datetimes", "on");
        parameter(out, "standard_conforming_strings", "on");
        message(out, 'K', new byte[8]);
        message(out, 'Z', new byte[] {'I'});
        out.flush();
        in.readAllBytes();
    }

    /** Reads a message without a type, and tells the version or request that it begins with. */
    private static int startup(DataInputStream in) throws IOException {
        int length = in.readInt();
        int code = in.readInt();
        in.readNBytes(length - 8);
        return code;
    }

    private static void parameter(DataOutputStream out, String name, String value) throws IOException {
        message(out, 'S', (name + '\0' + value + '\0').getBytes(StandardCharsets.UTF_8));
    }

    private static void message(DataOutputStream out, char type, byte[] body) throws IOException {
        out.writeByte(type);
        out.writeInt(body.length + 4);
        out.write(body);
    }

    @Override
    public void close() throws IOException {
        listening.close();
    }
}
