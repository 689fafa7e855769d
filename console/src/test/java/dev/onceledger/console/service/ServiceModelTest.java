package dev.onceledger.console.service;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import dev.onceledger.console.Environment;
import dev.onceledger.console.TestBench;
import dev.onceledger.console.TestScreen;
import dev.onceledger.console.service.ServiceModel.State;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.testing.TestDatabase;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

class ServiceModelTest {
    @TempDir
    Path folder;

    private final TestScreen screen = new TestScreen();
    private LedgerDatabase database;
    private ServiceModel model;

    @BeforeEach
    void open() {
        database = TestDatabase.H2_MEMORY.open();
    }

    @AfterEach
    void close() {
        model.close();
        database.close();
        screen.close();
    }

    private void make(boolean readOnly) {
        Workbench bench = TestBench.over(database, folder, Environment.LOCAL, readOnly, screen.background());
        model = screen.ask(() -> new ServiceModel(bench));
    }

    private void until(State state) {
        screen.until(state.name(), () -> model.stateProperty().get() == state);
    }

    private URI uri() {
        return screen.ask(() -> model.server().orElseThrow().uri());
    }

    @Test
    void readOnlyNeverStartsIt() {
        make(true);
        screen.act(model::toggle);
        assertThat(screen.ask(() -> model.stateProperty().get())).isEqualTo(State.READ_ONLY);
        assertThat(screen.ask(model::server)).isEmpty();
    }

    @Test
    void itIsSwitchedOnCountedAndOffAndComesBackAtItsPort() throws Exception {
        make(false);
        screen.act(model::toggle);
        until(State.RUNNING);
        URI first = uri();
        HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(first.resolve("/nowhere")).build(), BodyHandlers.discarding());
        screen.act(model::count);
        assertThat(screen.ask(() -> model.pulseProperty().get().errors()))
                .singleElement()
                .satisfies(failed -> assertThat(failed.status()).isEqualTo(404));
        screen.act(model::toggle);
        until(State.OFF);
        screen.act(model::toggle);
        until(State.RUNNING);
        assertThat(uri()).isEqualTo(first);
    }

    @Test
    void aTakenPortIsNoHindrance() throws IOException {
        make(false);
        screen.act(model::toggle);
        until(State.RUNNING);
        int port = uri().getPort();
        screen.act(model::toggle);
        until(State.OFF);
        try (ServerSocket taken = new ServerSocket(port, 1, InetAddress.getByName("127.0.0.1"))) {
            ListAppender<ILoggingEvent> log = new ListAppender<>();
            Logger all = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
            log.start();
            all.addAppender(log);
            try {
                screen.act(model::toggle);
                until(State.RUNNING);
            } finally {
                all.detachAppender(log);
            }
            assertThat(uri().getPort()).isNotEqualTo(taken.getLocalPort());
            assertThat(screen.ask(model::taken)).contains(port);
            assertThat(log.list)
                    .filteredOn(line -> line.getLevel().isGreaterOrEqual(Level.WARN))
                    .isEmpty();
        }
    }

    @Test
    void whatIsClosedStaysClosed() {
        make(false);
        model.close();
        screen.act(model::toggle);
        until(State.FAILED);
    }
}
