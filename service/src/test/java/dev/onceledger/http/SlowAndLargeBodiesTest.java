package dev.onceledger.http;

import static dev.onceledger.http.ProblemChecks.assertProblem;
import static dev.onceledger.testing.OrderWorld.BODY;
import static dev.onceledger.testing.OrderWorld.KEY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.onceledger.order.Code;
import dev.onceledger.testing.TestDatabase;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SlowAndLargeBodiesTest {
    private static final String HEAD =
            RawHttp.head("POST /orders") + "Content-Type: application/json\r\nIdempotency-Key: " + KEY + "\r\n";

    private Served served;

    @BeforeEach
    void open() {
        served = new Served(TestDatabase.H2_MEMORY, settings -> settings.withMaxInProgress(2));
    }

    @AfterEach
    void close() {
        served.close();
    }

    @Test
    void aSlowSenderHoldsNoConnectionAndTakesNoPlaceFromOthers() throws IOException {
        long before = served.connectionsTaken();
        List<RawHttp> slow = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            slow.add(new RawHttp(served.server())
                    .send(HEAD + "Content-Length: " + BODY.length() + "\r\n\r\n" + BODY.substring(0, 20)));
        }
        await().until(() -> served.server().traffic().inProgress() == 5);
        assertThat(served.connectionsTaken()).isEqualTo(before);
        assertThat(served.pool().getHikariPoolMXBean().getActiveConnections()).isZero();
        assertThat(served.order("quick", BODY).statusCode()).isEqualTo(201);
        for (RawHttp one : slow) {
            assertThat(one.send(BODY.substring(20)).response().status()).isEqualTo(201);
            one.close();
        }
        assertThat(served.world().orders()).isEqualTo(2);
    }

    @Test
    void aBodyThatBreaksOffIsRefusedAndNothingIsDone() throws IOException {
        try (RawHttp http = new RawHttp(served.server())) {
            http.send(HEAD + "Transfer-Encoding: chunked\r\n\r\n5\r\n{\"cur\r\nnot-a-size\r\n");
            RawHttp.Response response = http.response();
            assertThat(response.status()).isEqualTo(400);
            assertThat(response.body()).startsWith("{\"type\":\"about:blank\"");
        }
        assertThat(served.world().records()).isZero();
    }

    @Test
    void aClientThatAsksBeforeSendingIsRefusedBeforeItSends() throws IOException {
        try (RawHttp http = new RawHttp(served.server())) {
            http.send(HEAD + "Expect: 100-continue\r\nContent-Length: 2097152\r\n\r\n");
            assertProblem(http.response(), Code.BODY_TOO_LARGE);
        }
    }

    @Test
    void memoryStaysFlatHoweverManyLargeBodiesComeInChunks() throws IOException {
        String chunk = "10000\r\n" + " ".repeat(0x10000) + "\r\n";
        sendTwoMebibytes(chunk);
        long atFirst = liveHeap();
        for (int i = 0; i < 50; i++) {
            sendTwoMebibytes(chunk);
        }
        assertThat(liveHeap()).isLessThan(atFirst + 20L * 1024 * 1024);
        assertThat(served.world().records()).isZero();
    }

    private void sendTwoMebibytes(String chunk) throws IOException {
        try (RawHttp http = new RawHttp(served.server())) {
            http.send(HEAD + "Transfer-Encoding: chunked\r\n\r\n");
            for (int i = 0; i < 32; i++) {
                http.send(chunk);
            }
            assertProblem(http.send("0\r\n\r\n").response(), Code.BODY_TOO_LARGE);
        }
    }

    private static long liveHeap() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}
