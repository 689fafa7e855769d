package dev.onceledger.timeline.wire;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/** Stands between a driver and its server, and fails the next exchange in one of the ways in which networks do. */
public final class CuttingProxy implements AutoCloseable {
    /** How the next exchange is failed. */
    public enum Fault {
        /** The connection ends before what was sent reaches the server. */
        BEFORE_IT_ARRIVES,
        /** The server has done what it was sent, then the connection ends before its answer comes back. */
        BEFORE_THE_ANSWER,
        /** The server has done what it was sent, its answer never comes, and the connection stays open. */
        ANSWER_SWALLOWED
    }

    private final InetSocketAddress server;
    private final ServerSocket listener;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private final AtomicReference<Fault> armed = new AtomicReference<>();
    private final CountDownLatch struck = new CountDownLatch(1);
    private volatile boolean down;
    private volatile boolean downAfterStrike;

    /** Listens on a free port of the loopback address, and connects to this server. */
    public CuttingProxy(InetSocketAddress server) throws IOException {
        this.server = server;
        this.listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        start(this::accept, "proxy");
    }

    /** Where it listens. */
    public int port() {
        return listener.getLocalPort();
    }

    /** Fails the next exchange, whichever connection it is on. */
    public void arm(Fault fault) {
        armed.set(fault);
    }

    /** From the next fault on, no connection lives and none is made. */
    public void stayDownAfterTheFault() {
        downAfterStrike = true;
    }

    /** Lets connections through again. */
    public void up() {
        downAfterStrike = false;
        down = false;
    }

    /** Whether the fault has happened. */
    public boolean struck() throws InterruptedException {
        return struck.await(30, TimeUnit.SECONDS);
    }

    private void accept() {
        while (!listener.isClosed()) {
            try {
                Socket client = listener.accept();
                sockets.add(client);
                if (down || !connect(client)) {
                    end(client);
                    sockets.remove(client);
                }
            } catch (IOException closed) {
                // Closed by close().
            }
        }
    }

    /** Whether the server could be reached; if not, the client learns it as it would without a proxy: its connection ends. */
    private boolean connect(Socket client) {
        try {
            Socket onward = new Socket(server.getAddress(), server.getPort());
            sockets.add(onward);
            client.setTcpNoDelay(true);
            onward.setTcpNoDelay(true);
            AtomicReference<Fault> fate = new AtomicReference<>();
            start(() -> pump(client, onward, fate, true), "proxy-out");
            start(() -> pump(onward, client, fate, false), "proxy-back");
            return true;
        } catch (IOException unreachable) {
            return false;
        }
    }

    private void pump(Socket from, Socket to, AtomicReference<Fault> fate, boolean outwards) {
        byte[] buffer = new byte[1 << 16];
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                if (outwards) {
                    fate.compareAndSet(null, armed.getAndSet(null));
                }
                Fault fault = fate.get();
                if (fault == (outwards ? Fault.BEFORE_IT_ARRIVES : Fault.BEFORE_THE_ANSWER)) {
                    strike();
                    return;
                } else if (!outwards && fault == Fault.ANSWER_SWALLOWED) {
                    strike();
                } else {
                    out.write(buffer, 0, read);
                }
            }
        } catch (IOException ended) {
            // One side has gone; both are closed.
        } finally {
            sockets.remove(from);
            sockets.remove(to);
        }
    }

    private void strike() {
        if (downAfterStrike) {
            down = true;
            sockets.forEach(CuttingProxy::end);
        }
        struck.countDown();
    }

    private static void end(Socket socket) {
        try {
            socket.close();
        } catch (IOException ended) {
            // It has gone already.
        }
    }

    private static void start(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void close() throws IOException {
        listener.close();
        sockets.forEach(CuttingProxy::end);
    }
}
