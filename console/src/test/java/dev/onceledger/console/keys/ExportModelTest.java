package dev.onceledger.console.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.browse.ExportFormat;
import dev.onceledger.browse.KeyRow;
import dev.onceledger.console.SampleLedger;
import dev.onceledger.console.TestBench;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.Status;
import dev.onceledger.testing.TestDatabase;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExportModelTest {
    @TempDir
    Path folder;

    @Test
    void exactlyWhatPassesTheFilterOrIsChosenIsWrittenAndAFailureIsSaid() throws Exception {
        try (LedgerDatabase ledger = SampleLedger.fill(TestDatabase.H2_MEMORY.open(), 60)) {
            KeysModel keys = new KeysModel(TestBench.over(ledger, folder));
            keys.chooseStatus(Status.SUCCEEDED);
            List<KeyRow> shown = keys.list().rows();
            assertThat(shown).isNotEmpty().hasSizeLessThan(60);
            Path file = folder.resolve("keys.csv");
            keys.exports().all(keys.list().filterProperty().get(), ExportFormat.CSV, file);
            assertThat(Files.readAllLines(file)).hasSize(shown.size() + 1);
            assertThat(keys.exports().toldProperty().get()).isEqualTo(shown.size() + " keys written to keys.csv");
            keys.exports().rows(shown.subList(0, 1), ExportFormat.CSV, file);
            assertThat(Files.readAllLines(file)).hasSize(2);
            keys.exports().rows(shown, ExportFormat.CSV, folder.resolve("nowhere/keys.csv"));
            assertThat(keys.exports().toldProperty().get()).startsWith("The export did not end: ");
        }
    }

    @Test
    void jumpingShowsTheKeyAloneChosenAndFindingShowsAllThatBeginLikeIt() {
        try (LedgerDatabase ledger = SampleLedger.fill(TestDatabase.H2_MEMORY.open(), 60)) {
            KeysModel keys = new KeysModel(TestBench.over(ledger, folder));
            KeyRow last = keys.list().rows().get(59);
            keys.jump(last.scope());
            assertThat(keys.list().rows()).containsExactly(last);
            assertThat(keys.list().selectedProperty().get()).isEqualTo(last);
            keys.find("checkout-2");
            assertThat(keys.list().rows())
                    .isNotEmpty()
                    .allMatch(row -> row.scope().key().startsWith("checkout-2"));
        }
    }
}
