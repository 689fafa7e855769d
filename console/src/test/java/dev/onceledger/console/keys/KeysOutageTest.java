package dev.onceledger.console.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.browse.ExportFormat;
import dev.onceledger.browse.KeyFilter;
import dev.onceledger.browse.KeyRow;
import dev.onceledger.console.Environment;
import dev.onceledger.console.StoppableServer;
import dev.onceledger.console.TestBench;
import dev.onceledger.console.TestScreen;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.database.LedgerDatabase;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.beans.property.ReadOnlyStringProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeysOutageTest {
    private static final String GONE = "The database did not answer";

    private static final String MANY = """
            insert into idempotency_records (principal, operation, idem_key, fingerprint, status, response_status,
                response_body, content_type, resource_id, created_at, expires_at)
            select 'user-1', 'create-order', 'many-' || n, 'v1:00', 'SUCCEEDED', 201, 'x', 'application/json', 'o-' || n,
                   current_timestamp, current_timestamp + interval '6' day
            from generate_series(1, 6000) as n
            """;

    @TempDir
    Path folder;

    @Test
    void whatIsShownAndChosenStaysAndEachActionSaysThatTheDatabaseHasGone() throws Exception {
        try (StoppableServer server = new StoppableServer(folder);
                LedgerDatabase ledger = server.ledger(0);
                TestScreen screen = new TestScreen()) {
            ledger.client().sql(MANY).update();
            Workbench bench = TestBench.over(ledger, folder, Environment.LOCAL, false, screen.background());
            KeysModel keys = screen.ask(() -> new KeysModel(bench));
            screen.until("rows", () -> !keys.list().rows().isEmpty());
            screen.act(() -> keys.list().choose(keys.list().rows().get(3)));
            screen.until("the record", () -> keys.detail().detailProperty().get() != null);
            List<KeyRow> rows = screen.ask(() -> List.copyOf(keys.list().rows()));
            KeyRow chosen = screen.ask(() -> keys.list().selectedProperty().get());

            Path file = folder.resolve("keys.csv");
            AtomicBoolean stopped = new AtomicBoolean();
            screen.act(() -> keys.exports().toldProperty().addListener((property, before, now) -> {
                if (stopped.compareAndSet(false, true)) {
                    server.stop();
                }
            }));
            screen.act(() -> keys.exports().all(KeyFilter.all(), ExportFormat.CSV, file));
            screen.until(
                    "the export's end",
                    () -> keys.exports().toldProperty().get().startsWith("The export failed: " + GONE));
            screen.act(keys::refresh);
            screen.act(() -> keys.list().filterTextProperty().set("key:many-12*"));
            for (ReadOnlyStringProperty problem : List.of(
                    keys.list().problemProperty(),
                    keys.principals().problemProperty(),
                    keys.detail().problemProperty())) {
                screen.until("a message", () -> problem.get().startsWith(GONE));
            }
            screen.until("the outage", () -> bench.contact().isLost());
            assertThat(screen.ask(() -> List.copyOf(keys.list().rows()))).isEqualTo(rows);
            assertThat(screen.ask(() -> keys.list().selectedProperty().get())).isEqualTo(chosen);

            server.start();
            screen.until("an answer", () -> {
                bench.contact().askNow();
                return !bench.contact().isLost();
            });
            assertThat(screen.ask(() -> bench.contact().recoveriesProperty().get()))
                    .isPositive();
            screen.act(() -> keys.list().filterTextProperty().set(""));
            screen.act(keys::refresh);
            screen.until(
                    "all as before",
                    () -> keys.list().problemProperty().get().isEmpty()
                            && keys.detail().problemProperty().get().isEmpty());
            assertThat(screen.ask(() -> keys.list().selectedProperty().get())).isEqualTo(chosen);
            screen.act(() -> keys.exports().all(KeyFilter.all(), ExportFormat.CSV, file));
            screen.until("the export", () -> keys.exports().toldProperty().get().contains("keys written to"));
            assertThat(Files.readAllLines(file)).hasSize(6001);
        }
    }
}
