package dev.onceledger.http;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.catalina.Context;
import org.apache.catalina.core.StandardHost;
import org.apache.coyote.ContinueResponseTiming;
import org.apache.coyote.http11.AbstractHttp11Protocol;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.Shutdown;

/** How the embedded container is set. */
final class Tomcats {
    private static final Duration PAUSE_OF_SENDER = Duration.ofSeconds(10);
    private static final int SWALLOWED =
            4 * 1024 * 1024; // of a body refused as too large, so that the sender reads why

    // Held, for the log manager forgets a logger's level with the logger.
    private static final Logger LOG = Logger.getLogger("org.apache");

    private Tomcats() {}

    static TomcatServletWebServerFactory factory(ServerSettings settings, Executor workers, Path folder) {
        LOG.setLevel(Level.WARNING);
        TomcatServletWebServerFactory factory = new TomcatServletWebServerFactory(settings.port());
        factory.setBaseDirectory(folder.toFile());
        factory.setDocumentRoot(folder.toFile());
        factory.setAddress(address(settings.bindAddress()));
        factory.setRegisterDefaultServlet(false);
        factory.setShutdown(Shutdown.GRACEFUL);
        factory.addContextCustomizers(Tomcats::reportProblems);
        factory.addConnectorCustomizers(
                connector -> set((AbstractHttp11Protocol<?>) connector.getProtocolHandler(), workers));
        return factory;
    }

    private static void set(AbstractHttp11Protocol<?> protocol, Executor workers) {
        protocol.setExecutor(workers);
        protocol.setConnectionTimeout((int) PAUSE_OF_SENDER.toMillis());
        protocol.setMaxSwallowSize(SWALLOWED);
        // A sender that asks first is told 401 or 413 before it sends anything.
        protocol.setContinueResponseTiming(ContinueResponseTiming.ON_REQUEST_BODY_READ.toString());
    }

    private static void reportProblems(Context context) {
        StandardHost host = (StandardHost) context.getParent();
        host.setErrorReportValveClass(ProblemValve.class.getName());
        host.getPipeline().addValve(new ProblemValve());
    }

    private static InetAddress address(String name) {
        try {
            return InetAddress.getByName(name);
        } catch (UnknownHostException unknown) {
            throw new IllegalArgumentException("The address to listen on, " + name + ", is not known here", unknown);
        }
    }
}
