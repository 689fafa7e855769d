package dev.onceledger.console.inflight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.onceledger.console.Environment;
import dev.onceledger.console.SampleLedger;
import dev.onceledger.console.TestBench;
import dev.onceledger.console.TestScreen;
import dev.onceledger.console.inflight.Finding.Kind;
import dev.onceledger.console.service.ServiceModel;
import dev.onceledger.console.service.ServiceModel.State;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.testing.TestDatabase;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(names = {"H2_MEMORY", "POSTGRESQL"})
class InFlightModelTest {
    private static final String BODY =
            "{\"currency\":\"KRW\",\"items\":[{\"sku\":\"MUG-WHITE\",\"qty\":1}],\"amount\":12000}";
    private static final String LOCK = "select available from stock where sku = 'MUG-WHITE' for update";
    private static final String GUARDED = """
            insert into attempts (principal, operation, idem_key, fingerprint, outcome, http_status, occurred_at)
            values ('user-42', 'create-order', 'guarded', 'v1:00', 'ORDER_EXISTS_FOR_KEY', 409, current_timestamp),
                   ('user-42', 'create-order', 'lost', 'v1:00', 'REQUEST_STATUS_UNCONFIRMED', 409, current_timestamp)
            """;

    @Parameter
    TestDatabase kind;

    @TempDir
    Path folder;

    private final TestScreen screen = new TestScreen();
    private LedgerDatabase database;
    private ServiceModel service;
    private InFlightModel model;

    @BeforeEach
    void open() {
        database = SampleLedger.fill(kind.open(), 5);
        Workbench bench = TestBench.over(database, folder, Environment.LOCAL, false, screen.background());
        service = screen.ask(() -> bench.model(ServiceModel.class, ServiceModel::new));
        model = screen.ask(() -> bench.model(InFlightModel.class, InFlightModel::new));
    }

    @AfterEach
    void close() {
        service.close();
        database.close();
        screen.close();
    }

    private URI serve() {
        screen.act(service::toggle);
        screen.until("the service", () -> service.stateProperty().get() == State.RUNNING);
        return screen.ask(() -> service.server().orElseThrow().uri());
    }

    private CompletableFuture<Integer> order(URI uri, String key) {
        HttpRequest request = HttpRequest.newBuilder(uri.resolve("/orders"))
                .header("Authorization", "Bearer demo-user-42")
                .header("Idempotency-Key", key)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(BODY))
                .build();
        return HttpClient.newHttpClient()
                .sendAsync(request, BodyHandlers.discarding())
                .thenApply(response -> response.statusCode());
    }

    private void untilSeen(String what, java.util.function.Predicate<Finding> sought) {
        screen.until(what, () -> {
            model.look();
            return model.rows().stream().anyMatch(sought);
        });
    }

    private static boolean isKey(Finding finding, String key) {
        return finding.scope() != null && finding.scope().key().equals(key);
    }

    @Test
    void aRequestThatWaitsForStockIsJoinedWithTheSessionThatHoldsIt() throws SQLException {
        URI uri = serve();
        try (Connection holder = database.dataSource().getConnection();
                Statement statement = holder.createStatement()) {
            holder.setAutoCommit(false);
            long held = database.dialect().sessionId(holder);
            statement.executeQuery(LOCK).close();
            CompletableFuture<Integer> answer = order(uri, "waits");
            untilSeen("the wait", one -> isKey(one, "waits") && one.kind() == Kind.WAITING);
            screen.act(() -> model.choose(model.rows().stream()
                    .filter(one -> isKey(one, "waits"))
                    .findFirst()
                    .orElseThrow()));
            Finding waits = screen.ask(() -> model.selectedProperty().get());
            assertThat(waits.waitsFor()).containsExactly(held);
            assertThat(waits.evidence().registered()).isTrue();
            assertThat(waits.evidence().seenIn())
                    .isEqualTo(database.dialect().sessions().lockView());
            untilSeen("it again", one -> one.id().equals(waits.id()));
            assertThat(screen.ask(() -> model.selectedProperty().get().id())).isEqualTo(waits.id());
            holder.rollback();
            assertThat(answer.join()).isEqualTo(201);
        }
        screen.until("nothing more", () -> {
            model.look();
            return model.rows().stream().noneMatch(one -> isKey(one, "waits"));
        });
        assertThat(screen.ask(() -> model.selectedProperty().get())).isNull();
    }

    @Test
    void withoutARegisterAnOpenTransactionIsSeenAndItsKeyIsUnknown() throws SQLException {
        try (Connection writer = database.dataSource().getConnection();
                Statement statement = writer.createStatement()) {
            writer.setAutoCommit(false);
            statement.executeUpdate(
                    "update idempotency_records set expires_at = expires_at where principal = 'user-42'");
            long session = database.dialect().sessionId(writer);
            untilSeen("the writer", one -> one.session() == session);
            Finding open = screen.ask(() -> model.rows().stream()
                    .filter(one -> one.session() == session)
                    .findFirst()
                    .orElseThrow());
            assertThat(open.kind()).isEqualTo(Kind.OPEN_CLAIM);
            assertThat(open.scope()).isNull();
            assertThat(open.evidence().registered()).isFalse();
            assertThat(screen.ask(() -> model.seenProperty().get().sessions().complete()))
                    .isTrue();
            writer.rollback();
        }
    }

    @Test
    void theRegisterOfAServiceElsewhereIsReadOverHttpWithAnOperatorsToken() throws SQLException {
        URI uri = serve();
        try (Connection holder = database.dataSource().getConnection();
                Statement statement = holder.createStatement()) {
            holder.setAutoCommit(false);
            statement.executeQuery(LOCK).close();
            CompletableFuture<Integer> answer = order(uri, "remote");
            screen.act(() -> model.askServiceAt(uri.toString(), "demo-operator"));
            untilSeen("it", one -> isKey(one, "remote") && one.kind() == Kind.WAITING);
            assertThat(screen.ask(() -> List.copyOf(model.rows())))
                    .filteredOn(one -> isKey(one, "remote"))
                    .allSatisfy(one -> assertThat(one.evidence().registeredAt()).isEqualTo(uri.toString()));
            screen.act(() -> model.askServiceAt(uri.toString(), "demo-user-42"));
            screen.until("the refusal", () -> {
                model.look();
                return model.problemProperty().get().contains("403");
            });
            holder.rollback();
            assertThat(answer.join()).isEqualTo(201);
        }
        assertThatThrownBy(() -> new HttpRegister("http://192.0.2.7:8080", "demo-operator"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void committedRowsThatHangAreFoundEachAsItsKind() {
        database.client().sql(GUARDED).update();
        untilSeen("the guarded one", one -> isKey(one, "guarded") && one.kind() == Kind.ORDER_EXISTS);
        List<Finding> rows = screen.ask(() -> List.copyOf(model.rows()));
        assertThat(rows).anyMatch(one -> isKey(one, "lost") && one.kind() == Kind.UNRESOLVED);
        assertThat(rows)
                .filteredOn(one -> one.kind() == Kind.PROCESSING)
                .singleElement()
                .satisfies(one -> assertThat(one.evidence().seenIn()).isEqualTo("idempotency_records"));
    }
}
