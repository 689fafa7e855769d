package dev.onceledger.http;

import static dev.onceledger.testing.OrderWorld.BODY;
import static dev.onceledger.testing.OrderWorld.KEY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import dev.onceledger.database.Budget;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.order.Code;
import dev.onceledger.order.OrderSettings;
import dev.onceledger.testing.OrderWorld;
import dev.onceledger.testing.TestDatabase;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.LoggerFactory;
import org.springframework.boot.web.server.PortInUseException;

class OrderServerTest {
    private static final Sql HOLD_STOCK = Sql.of("select available from stock where sku = 'A-10' for update");
    private static final ServerSettings SETTINGS = ServerSettings.of(Tokens.sample());

    @ParameterizedTest
    @EnumSource(TestDatabase.class)
    void stoppingLetsARequestInProgressEndAndLeavesTheDatabaseOpen(TestDatabase kind) {
        Served served = new Served(kind);
        CompletableFuture<HttpResponse<String>> held;
        CompletableFuture<Void> stopped;
        try (UnitOfWork holder = served.world().database().begin(Budget.of(Duration.ofSeconds(60)), true)) {
            holder.query(HOLD_STOCK, Map.of(), rows -> rows.next()).get();
            held = served.client()
                    .sendAsync(served.order(Served.TOKEN, KEY, BODY).build(), BodyHandlers.ofString());
            await().until(() -> served.server().register().list().size() == 1);
            stopped = CompletableFuture.runAsync(served.server()::stop);
            await().until(() -> refusesConnections(served));
            assertThat(held).isNotDone();
            assertThat(stopped).isNotDone();
        }
        assertThat(held.join().statusCode()).isEqualTo(201);
        stopped.join();
        served.server().stop();
        assertThat(served.world().orders()).isEqualTo(1);
        served.world().close();
    }

    @Test
    void twoServersOverOneLedgerGiveOneAnswer() {
        try (Served served = new Served(TestDatabase.H2_MEMORY);
                OrderServer second = OrderServer.start(served.world().database(), SETTINGS)) {
            HttpResponse<String> first = served.order();
            HttpResponse<String> again = served.send(
                    served.order(Served.TOKEN, KEY, BODY).uri(second.uri().resolve("/orders")));
            assertThat(again.body()).isEqualTo(first.body());
            assertThat(served.world().orders()).isEqualTo(1);
        }
    }

    @Test
    void nothingOfTheContainerIsLeft() throws IOException {
        List<Path> before = containers();
        try (Served served = new Served(TestDatabase.H2_MEMORY)) {
            served.order();
            assertThat(containers()).hasSize(before.size() + 1);
            int taken = served.server().port();
            assertThatThrownBy(() ->
                            OrderServer.start(served.world().database(), SETTINGS.withAddress("127.0.0.1", taken)))
                    .isInstanceOf(PortInUseException.class);
            assertThat(containers()).hasSize(before.size() + 1);
            OrderServer.start(served.world().database(), SETTINGS).close();
            assertThat(containers()).hasSize(before.size() + 1);
        }
        assertThat(containers()).isEqualTo(before);
    }

    private static List<Path> containers() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return files.filter(file -> file.getFileName().toString().startsWith(ContainerFolder.PREFIX))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void aPortThatIsTakenIsNamed() {
        try (Served served = new Served(TestDatabase.H2_MEMORY)) {
            int taken = served.server().port();
            assertThatThrownBy(() ->
                            OrderServer.start(served.world().database(), SETTINGS.withAddress("127.0.0.1", taken)))
                    .isInstanceOf(PortInUseException.class)
                    .hasMessageContaining(Integer.toString(taken));
        }
    }

    @Test
    void itListensOnLoopbackUnlessToldOtherwise() {
        try (Served served = new Served(TestDatabase.H2_MEMORY)) {
            assertThat(served.server().uri().toString())
                    .isEqualTo("http://127.0.0.1:" + served.server().port());
        }
    }

    @Test
    void aRetentionUnderADayIsWarnedOfAndADayIsNot() {
        assertThat(warningsWithRetention(Duration.ofHours(23))).singleElement().satisfies(warning -> assertThat(warning)
                .contains("23"));
        assertThat(warningsWithRetention(Duration.ofHours(24))).isEmpty();
    }

    @Test
    void itTellsHowMuchPassesAndWhatWentWrongLast() {
        try (Served served = new Served(TestDatabase.H2_MEMORY)) {
            served.order();
            HttpResponse<String> conflict = served.order(KEY, BODY.replace("12000", "15000"));
            Traffic traffic = served.server().traffic();
            await().until(() -> traffic.inProgress() == 0);
            assertThat(traffic.total()).isEqualTo(2);
            assertThat(traffic.lastErrors()).singleElement().satisfies(error -> {
                assertThat(error.request()).isEqualTo("POST /orders");
                assertThat(error.code()).isEqualTo(Code.IDEMPOTENCY_KEY_REUSED);
                assertThat(error.traceId())
                        .isEqualTo(conflict.headers().firstValue("X-Request-Id").orElseThrow());
            });
            await().until(() -> traffic.requestsPerSecond() > 0);
        }
    }

    private static boolean refusesConnections(Served served) {
        try {
            new RawHttp(served.server()).close();
            return false;
        } catch (IOException refused) {
            return true;
        }
    }

    private static List<String> warningsWithRetention(Duration retention) {
        Logger logger = (Logger) LoggerFactory.getLogger(OrderServer.class);
        ListAppender<ILoggingEvent> lines = new ListAppender<>();
        lines.start();
        logger.addAppender(lines);
        OrderSettings orders = OrderSettings.defaults().withRetention(retention);
        try (OrderWorld world = new OrderWorld(TestDatabase.H2_MEMORY);
                OrderServer server = OrderServer.start(world.database(), SETTINGS.withOrders(orders))) {
            assertThat(server.port()).isPositive();
        } finally {
            logger.detachAppender(lines);
        }
        return lines.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
    }
}
