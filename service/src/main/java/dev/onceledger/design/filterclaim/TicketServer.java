package dev.onceledger.design.filterclaim;

import dev.onceledger.http.ContainerFolder;
import jakarta.servlet.Filter;
import java.net.URI;
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

/** A container on a free port of 127.0.0.1 with the filters in front of the ticket servlet. */
final class TicketServer implements AutoCloseable {
    private static final String HOST = "127.0.0.1";

    // Held, for the log manager forgets a logger's level with the logger. It warns of threads that outlive a web
    // application;
    // there is one per run, of no classes, and Redis's threads were here before it.
    private static final Logger LOG = Logger.getLogger("org.apache");

    private final Tomcat tomcat;
    private final ContainerFolder folder;
    private final ExecutorService workers;

    private TicketServer(Tomcat tomcat, ContainerFolder folder, ExecutorService workers) {
        this.tomcat = tomcat;
        this.folder = folder;
        this.workers = workers;
    }

    static TicketServer start(Map<String, Filter> filters, TicketServlet tickets) {
        ContainerFolder folder = ContainerFolder.make();
        try {
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
        } catch (LifecycleException failed) {
            folder.close();
            throw new IllegalStateException("the ticket server did not start", failed);
        }
    }

    private void configure(Map<String, Filter> filters, TicketServlet tickets) {
        LOG.setLevel(Level.SEVERE);
        tomcat.setBaseDir(folder.path().toString());
        Connector connector = new Connector();
        connector.setPort(0);
        connector.setProperty("address", HOST);
        ((AbstractProtocol<?>) connector.getProtocolHandler()).setExecutor(workers);
        tomcat.setConnector(connector);
        Context context = tomcat.addContext("", folder.path().toString());
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
            folder.close();
        } catch (LifecycleException failed) {
            throw new IllegalStateException("the ticket server did not stop", failed);
        }
    }
}
