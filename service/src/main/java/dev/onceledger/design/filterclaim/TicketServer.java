package dev.onceledger.design.filterclaim;

import jakarta.servlet.Filter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.catalina.Context;
import org.apache.catalina.LifecycleException;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.startup.Tomcat;
import org.apache.coyote.AbstractProtocol;
import org.apache.tomcat.util.descriptor.web.FilterDef;
import org.apache.tomcat.util.descriptor.web.FilterMap;
import org.springframework.util.FileSystemUtils;

/** A container on a free port of 127.0.0.1 with the filters in front of the ticket servlet. */
final class TicketServer implements AutoCloseable {
    private static final String HOST = "127.0.0.1";

    // Held, for the log manager forgets a logger's level with the logger. It warns of threads that outlive a web
    // application;
    // there is one per run, of no classes, and Redis's threads were here before it.
    private static final Logger LOG = Logger.getLogger("org.apache");

    private final Tomcat tomcat;
    private final Path folder;
    private final ExecutorService workers;

    private TicketServer(Tomcat tomcat, Path folder, ExecutorService workers) {
        this.tomcat = tomcat;
        this.folder = folder;
        this.workers = workers;
    }

    static TicketServer start(Map<String, Filter> filters, TicketServlet tickets) {
        try {
            Path folder = Files.createTempDirectory("onceledger-tickets-");
            // Its own threads the container would interrupt at its end, and an interrupt in JDBC closes an embedded H2.
            AtomicLong lastThread = new AtomicLong();
            ExecutorService workers = Executors.newCachedThreadPool(task -> {
                Thread thread = new Thread(task, "tickets-" + lastThread.incrementAndGet());
                thread.setDaemon(true);
                return thread;
            });
            TicketServer server = new TicketServer(new Tomcat(), folder, workers);
            server.configure(filters, tickets);
            server.tomcat.start();
            return server;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (LifecycleException failed) {
            throw new IllegalStateException("the ticket server did not start", failed);
        }
    }

    private void configure(Map<String, Filter> filters, TicketServlet tickets) {
        LOG.setLevel(Level.SEVERE);
        tomcat.setBaseDir(folder.toString());
        Connector connector = new Connector();
        connector.setPort(0);
        connector.setProperty("address", HOST);
        ((AbstractProtocol<?>) connector.getProtocolHandler()).setExecutor(workers);
        tomcat.setConnector(connector);
        Context context = tomcat.addContext("", folder.toString());
        filters.forEach((name, filter) -> add(context, name, filter));
        Tomcat.addServlet(context, "tickets", tickets);
        context.addServletMappingDecoded("/*", "tickets");
    }

    private static void add(Context context, String name, Filter filter) {
        FilterDef definition = new FilterDef();
        definition.setFilterName(name);
        definition.setFilter(filter);
        context.addFilterDef(definition);
        FilterMap everything = new FilterMap();
        everything.setFilterName(name);
        everything.addURLPattern("/*");
        context.addFilterMap(everything);
    }

    URI uri() {
        return URI.create("http://" + HOST + ":" + tomcat.getConnector().getLocalPort());
    }

    @Override
    public void close() {
        try {
            tomcat.stop();
            tomcat.destroy();
            workers.shutdown();
            // Otherwise the first server's folder stays every later one's home, and is made again when it is gone.
            System.getProperties().remove("catalina.home", folder.toRealPath().toString());
            FileSystemUtils.deleteRecursively(folder);
        } catch (LifecycleException failed) {
            throw new IllegalStateException("the ticket server did not stop", failed);
        } catch (IOException left) {
            throw new UncheckedIOException(left);
        }
    }
}
