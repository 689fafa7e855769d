package dev.onceledger.console.send;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.console.Environment;
import dev.onceledger.console.SampleLedger;
import dev.onceledger.console.TestBench;
import dev.onceledger.console.TestScreen;
import dev.onceledger.console.service.ServiceModel;
import dev.onceledger.console.service.ServiceModel.State;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.testing.TestDatabase;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(names = {"H2_MEMORY", "POSTGRESQL"})
class SendModelTest {
    private static final String BODY =
            "{\"currency\":\"KRW\",\"items\":[{\"sku\":\"TEA-GREEN-100\",\"qty\":1}],\"amount\":12000}";

    @Parameter
    TestDatabase kind;

    @TempDir
    Path folder;

    private final TestScreen screen = new TestScreen();
    private LedgerDatabase database;
    private ServiceModel service;
    private SendModel model;

    @BeforeEach
    void start() {
        database = SampleLedger.fill(kind.open(), 5);
        Workbench bench = TestBench.over(database, folder, Environment.LOCAL, false, screen.background());
        service = screen.ask(() -> bench.model(ServiceModel.class, ServiceModel::new));
        screen.act(service::toggle);
        screen.until("the service", () -> service.stateProperty().get() == State.RUNNING);
        model = screen.ask(() -> bench.model(SendModel.class, SendModel::new));
        screen.act(() -> model.draft().bodyProperty().set(BODY));
    }

    @AfterEach
    void stop() {
        service.close();
        database.close();
        screen.close();
    }

    private List<Sent> rows() {
        return screen.ask(() -> List.copyOf(model.rows()));
    }

    private void untilAnswered(int rows) {
        screen.until(
                rows + " answers",
                () -> model.rows().size() == rows
                        && model.rows().stream().allMatch(row -> row.after() != null || row.isUnknown()));
    }

    @Test
    void aRequestIsAnsweredAndItsOrderIsCommitted() {
        screen.act(() -> model.sendAtOnce(1));
        untilAnswered(1);
        Sent sent = rows().get(0);
        assertThat(sent.reply().status()).isEqualTo(201);
        assertThat(sent.reply().replayed()).isFalse();
        assertThat(sent.before()).isEqualTo(new Committed(0, 0));
        assertThat(sent.after()).isEqualTo(new Committed(1, 1));
    }

    @Test
    void twiceIsOneOrderAndOneReplayOfTheSameBytes() {
        screen.act(model::sendTwice);
        untilAnswered(2);
        Sent second = rows().get(0);
        Sent first = rows().get(1);
        assertThat(second.reply().replayed()).isTrue();
        assertThat(second.reply().body()).isEqualTo(first.reply().body());
        assertThat(second.after()).isEqualTo(new Committed(1, 1));
    }

    @Test
    void tenAtOnceAreOneOrder() {
        screen.act(() -> model.sendAtOnce(10));
        untilAnswered(10);
        assertThat(rows()).extracting(row -> row.reply().status()).containsOnly(201);
        assertThat(rows()).filteredOn(row -> !row.reply().replayed()).hasSize(1);
        assertThat(Committed.read(database, rows().get(0).call().scope())).isEqualTo(new Committed(1, 1));
    }

    @Test
    void aDroppedAnswerIsUnknownUntilItIsLookedUp() {
        screen.act(model::sendAndDrop);
        screen.until(
                "the row", () -> !model.rows().isEmpty() && model.rows().get(0).reply() != null);
        Sent dropped = rows().get(0);
        assertThat(dropped.isUnknown()).isTrue();
        screen.until(
                "its commit",
                () -> Committed.read(database, dropped.call().scope()).records() == 1);
        screen.act(() -> model.lookUp(model.rows().get(0)));
        screen.until("the look-up", () -> model.rows().get(0).found() != null);
        Sent found = rows().get(0);
        assertThat(found.isUnknown()).isFalse();
        assertThat(found.found().code()).isEqualTo("SUCCEEDED");
        assertThat(found.after()).isEqualTo(new Committed(1, 1));
    }

    @Test
    void theOrderMadeLastIsCancelledOnceUnderAKeyOfItsOwn() {
        screen.act(() -> model.sendAtOnce(1));
        untilAnswered(1);
        screen.act(() -> model.draft().choose(SampleBody.CANCEL));
        assertThat(screen.ask(() -> model.draft().orderIdProperty().get())).startsWith("o-");
        screen.act(model::sendTwice);
        untilAnswered(3);
        assertThat(rows().get(1).reply().status()).isEqualTo(200);
        assertThat(rows().get(0).reply().replayed()).isTrue();
        assertThat(rows().get(0).reply().body())
                .isEqualTo(rows().get(1).reply().body())
                .contains("CANCELLED");
        assertThat(rows().get(0).after()).isEqualTo(new Committed(1, 0));
        screen.act(() -> model.draft().newKey());
        screen.act(() -> model.sendAtOnce(1));
        untilAnswered(4);
        assertThat(rows().get(0).reply().code()).isEqualTo("ORDER_ALREADY_CANCELLED");
        screen.act(() -> model.draft().orderIdProperty().set(" "));
        screen.act(() -> model.sendAtOnce(1));
        assertThat(screen.ask(() -> model.problemProperty().get())).isEqualTo("send.problem.order");
    }

    @Test
    void withoutTheServiceNothingIsSentAndTheWayOutIsSaid() {
        screen.act(service::toggle);
        screen.until("the end", () -> service.stateProperty().get() == State.OFF);
        screen.act(() -> model.sendAtOnce(1));
        assertThat(screen.ask(() -> model.problemProperty().get())).isEqualTo("send.problem.off");
        assertThat(rows()).isEmpty();
    }

    @Test
    void theCurlLineSaysTheSameRequest() {
        SampleCaller caller = SampleCaller.ALL.get(0);
        OrderCall call = new OrderCall(
                URI.create("http://127.0.0.1:8080"), Act.CREATE, "", caller, "k'1", "{\"note\":\"it's\"}");
        assertThat(call.curl())
                .contains("'http://127.0.0.1:8080/orders'", "'Idempotency-Key: k'\\''1'", "'{\"note\":\"it'\\''s\"}'");
    }
}
