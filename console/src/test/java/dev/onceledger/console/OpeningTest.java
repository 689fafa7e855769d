package dev.onceledger.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.database.OpenedLedger;
import dev.onceledger.testing.TestDatabase;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.control.TableView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpeningTest {
    @TempDir
    Path folder;

    @Test
    void whileANewLedgerIsBeingFilledItIsSaidHowFarThatIs() throws Exception {
        CountDownLatch filling = new CountDownLatch(1);
        Opening opening = progress -> {
            progress.accept(0.4);
            filling.await();
            return OpenedLedger.of(SampleLedger.fill(TestDatabase.H2_MEMORY.open(), 3));
        };
        try (WindowUnderTest window = new WindowUnderTest(opening, folder, Environment.LOCAL, false)) {
            window.until(
                    "the share",
                    () -> window.stage().getScene().lookup("#hint") instanceof Label hint
                            && hint.getText().equals("Telling the sample's story… 40 %"));
            assertThat(window.find("#progress", ProgressIndicator.class).getProgress())
                    .isEqualTo(0.4);
            filling.countDown();
            window.until(
                    "the table",
                    () -> window.stage().getScene().lookup("#table") instanceof TableView<?> table
                            && table.getItems().size() == 3);
        }
    }
}
