package dev.onceledger.http;

import dev.onceledger.attempts.AttemptLog;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.order.OrderSettings;
import dev.onceledger.order.Register;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.tomcat.util.threads.ThreadPoolExecutor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.web.server.PortInUseException;
import org.springframework.boot.web.server.servlet.context.ServletWebServerApplicationContext;

/** A running order service with its embedded web server, on threads of its own. */
public final class OrderServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(OrderServer.class);
    private static final int ATTEMPTS_WAITING = 10_000;

    private final ServerSettings settings;
    private final AttemptLog attempts;
    private final Wiring parts;
    private final ThreadPoolExecutor workers;
    private final ContainerFolder folder;
    private final ServletWebServerApplicationContext context;
    private final int port;

    private OrderServer(
            ServerSettings settings,
            AttemptLog attempts,
            Wiring parts,
            ThreadPoolExecutor workers,
            ContainerFolder folder,
            ServletWebServerApplicationContext context) {
        this.settings = settings;
        this.attempts = attempts;
        this.parts = parts;
        this.workers = workers;
        this.folder = folder;
        this.context = context;
        this.port = context.getWebServer().getPort(); // which forgets it when it stops
    }

    /**
     * Starts to serve orders from this database, which is migrated already and stays the caller's to close.
     *
     * @throws PortInUseException if the port is taken; its message names it
     * @throws IllegalArgumentException if the address to listen on is not known
     */
    public static OrderServer start(LedgerDatabase database, ServerSettings settings) {
        warnOfShortRetention(settings.orders().retention());
        ContainerFolder folder = ContainerFolder.make();
        AttemptLog attempts = new AttemptLog(database, settings.clock(), ATTEMPTS_WAITING);
        ThreadPoolExecutor workers = Workers.start(settings.maxInProgress());
        try {
            Wiring parts = new Wiring(database, settings, attempts);
            ServletWebServerApplicationContext context = WebContext.start(settings, workers, folder.path(), parts);
            return new OrderServer(settings, attempts, parts, workers, folder, context);
        } catch (RuntimeException failed) {
            workers.shutdown();
            attempts.close();
            folder.close();
            throw inPlainEnglish(failed);
        }
    }

    /** The port that it listens on, also where any free one was asked for. */
    public int port() {
        return port;
    }

    /** Where to reach it, such as {@code http://127.0.0.1:8080}. */
    public URI uri() {
        String host =
                settings.bindAddress().contains(":") ? "[" + settings.bindAddress() + "]" : settings.bindAddress();
        return URI.create("http://" + host + ":" + port);
    }

    /** The requests in progress on the database. */
    public Register register() {
        return parts.register;
    }

    /** What passes through it. */
    public Traffic traffic() {
        return parts.traffic;
    }

    /** How many attempts and counts were lost for want of room, since the start. */
    public long attemptsDropped() {
        return attempts.dropped();
    }

    /** Writes out the attempts and counts that wait in memory, now. */
    public void flushAttempts() {
        attempts.flush();
    }

    /** Takes no new requests, lets those in progress end within the request deadline, interrupts none, and ends. */
    public void stop() {
        Duration atMost = settings.orders().requestDeadline().plusSeconds(1);
        drain(atMost);
        context.close();
        Workers.end(workers, atMost);
        attempts.close();
        folder.close();
    }

    @Override
    public void close() {
        stop();
    }

    private void drain(Duration atMost) {
        CountDownLatch drained = new CountDownLatch(1);
        context.getWebServer().shutDownGracefully(result -> drained.countDown());
        try {
            drained.await(atMost.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }

    /** Spring says that a bean did not start; what a person needs is the port. */
    private static RuntimeException inPlainEnglish(RuntimeException failed) {
        for (Throwable cause = failed; cause != null; cause = cause.getCause()) {
            if (cause instanceof PortInUseException taken) {
                return taken;
            }
        }
        return failed;
    }

    private static void warnOfShortRetention(Duration retention) {
        if (retention.compareTo(OrderSettings.SHORT_RETENTION) < 0) {
            LOG.warn(
                    "answers are kept for {} only: a request repeated after that and a sweep is answered 410",
                    retention);
        }
    }
}
