package dev.onceledger.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.json.Secrets;
import dev.onceledger.testing.TestDatabase;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TableView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

class MaskedMembersTest {
    private static final String NOTE = "선물 포장 부탁드려요";

    @TempDir
    Path folder;

    @Test
    void aMemberThatIsMaskedBySettingIsNowhereOnTheScreenUntilItIsRevealed() throws Exception {
        Files.writeString(
                folder.resolve("console.properties"),
                "language=en\nzone=UTC\nwelcome=seen\nmasked.members=note,items,amount\n");
        LedgerDatabase ledger = SampleLedger.fill(TestDatabase.H2_MEMORY.open(), 3);
        // A swept answer must not leave the order's members without a way to reveal them.
        ledger.client()
                .sql("update idempotency_records set response_body = null, canonical = null,"
                        + " content_type = null, location = null, status = 'EXPIRED', expired_at = current_timestamp"
                        + " where idem_key <> 'checkout-20260914-001'")
                .update();
        try (WindowUnderTest window = new WindowUnderTest(() -> ledger, folder, Environment.LOCAL, false)) {
            window.until(
                    "rows",
                    () -> window.stage().getScene().lookup("#table") instanceof TableView<?> table
                            && table.getItems().size() == 3);
            choose(window, 0);
            window.until("the order", () -> texts().contains(Secrets.MASK));
            assertThat(texts())
                    .noneMatch(text -> text.contains(NOTE) || text.contains("TEA-GREEN") || text.contains("12,000"));
            reveal(window);
            window.until("the note", () -> texts().stream().anyMatch(text -> text.contains(NOTE)));
            assertThat(texts())
                    .anyMatch(text -> text.contains("TEA-GREEN-100 × 2"))
                    .noneMatch(text -> text.contains(Secrets.MASK));
            choose(window, 1);
            window.until("the next order", () -> texts().contains(Secrets.MASK));
            assertThat(texts()).noneMatch(text -> text.contains("Leave at the door"));
            reveal(window);
            window.until("the next note", () -> texts().contains("Leave at the door"));
        }
    }

    private static void choose(WindowUnderTest window, int row) {
        TableView<?> table = window.find("#table", TableView.class);
        window.act(() -> table.getSelectionModel().select(row));
    }

    private static List<String> texts() {
        return WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(OnScreen::texts));
    }

    /** Any of the buttons that offer it reveals the record whole. */
    private static void reveal(WindowUnderTest window) {
        window.act(() -> window.stage().getScene().getRoot().lookupAll("#reveal").stream()
                .filter(Node::isVisible)
                .map(Button.class::cast)
                .findFirst()
                .orElseThrow()
                .fire());
    }
}
