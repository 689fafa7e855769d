package dev.onceledger.console.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.console.StoppableServer;
import dev.onceledger.console.TestBench;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.ledger.Status;
import dev.onceledger.sweep.Sweep;
import dev.onceledger.sweep.SweepResult;
import dev.onceledger.sweep.SweepResult.Ending;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SweepOutageTest {
    private static final String MANY = """
            insert into idempotency_records (principal, operation, idem_key, fingerprint, status, response_status,
                response_body, content_type, resource_id, created_at, expires_at)
            select 'user-1', 'create-order', 'due-' || n, 'v1:00', 'SUCCEEDED', 201, 'x', 'application/json', 'o-' || n,
                   current_timestamp - interval '9' day, current_timestamp - interval '6' day
            from generate_series(1, 1200) as n
            """;

    @TempDir
    Path folder;

    @Test
    void aSweepWhoseDatabaseStopsSaysHowFarItGotAndTheNextOneDoesTheRest() {
        try (StoppableServer server = new StoppableServer(folder);
                LedgerDatabase ledger = server.ledger(0)) {
            ledger.client().sql(MANY).update();
            AtomicBoolean stopped = new AtomicBoolean();
            Sweep sweep = new Sweep(ledger, LedgerClock.database(), () -> {
                if (stopped.compareAndSet(false, true)) {
                    server.stop();
                }
            });
            Workbench bench = TestBench.over(ledger, folder);
            SweepModel model = new SweepModel(sweep, bench);
            model.dryRun();
            assertThat(model.planProperty().get().due()).isEqualTo(1200);
            model.reasonProperty().set("weekly");
            model.run();
            SweepResult result = model.resultProperty().get();
            assertThat(result.ending()).isEqualTo(Ending.FAILED);
            assertThat(result.swept()).isEqualTo(500);
            assertThat(ResultSentence.of(result, bench.texts(), bench.times()))
                    .contains("after 500 records, which stay swept: the connection was lost (")
                    .contains("How many are still due could not be read.");
            assertThat(model.runningProperty().get()).isNull();

            server.start();
            model.dryRun();
            assertThat(model.problemProperty().get()).isEmpty();
            assertThat(model.planProperty().get().due()).isEqualTo(700);
            model.reasonProperty().set("the rest");
            model.run();
            assertThat(model.resultProperty().get().ending()).isEqualTo(Ending.COMPLETED);
            assertThat(new KeyBrowser(ledger).counts().get(Status.EXPIRED)).isEqualTo(1200);
        }
    }
}
