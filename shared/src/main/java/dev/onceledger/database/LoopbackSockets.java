package dev.onceledger.database;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import javax.net.SocketFactory;

/**
 * Leads the PostgreSQL driver to a port of the loopback address wherever its URL says the server is, so that names and
 * certificates are still judged by the URL. The driver makes it, by its class name.
 */
public final class LoopbackSockets extends SocketFactory {
    private final int port;

    /** The driver passes the port as the text that the URL gives. */
    public LoopbackSockets(String port) {
        this.port = Integer.parseInt(port);
    }

    @Override
    public Socket createSocket() {
        return new Socket() {
            @Override
            public void connect(SocketAddress endpoint, int timeout) throws IOException {
                super.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), timeout);
            }
        };
    }

    @Override
    public Socket createSocket(String host, int ignored) throws IOException {
        return connected();
    }

    @Override
    public Socket createSocket(String host, int ignored, InetAddress local, int localPort) throws IOException {
        return connected();
    }

    @Override
    public Socket createSocket(InetAddress host, int ignored) throws IOException {
        return connected();
    }

    @Override
    public Socket createSocket(InetAddress host, int ignored, InetAddress local, int localPort) throws IOException {
        return connected();
    }

    private Socket connected() throws IOException {
        Socket socket = createSocket();
        socket.connect(null, 0);
        return socket;
    }
}
