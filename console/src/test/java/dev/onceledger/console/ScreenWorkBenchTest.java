package dev.onceledger.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.testing.LargeLedger;
import dev.onceledger.testing.TestDatabase;
import java.nio.file.Path;
import java.util.List;
import javafx.geometry.VerticalDirection;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.util.WaitForAsyncUtils;

/** What the screen's thread is kept from, on a ledger of very many keys, while somebody types into the filter and scrolls. */
@Tag("search")
class ScreenWorkBenchTest {
    private static final double TOO_LONG = 50;
    private static final int ROUNDS_TO_WARM_UP = 4;
    private static final int ROUNDS = 3;
    private static final int TURNS = 40;
    private static final int BETWEEN_KEYS_MILLIS = 60;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"H2_FILE, 200000", "POSTGRESQL, 1000000"})
    void nothingKeepsTheScreenLongerThanFiftyMillisecondsWhileOneTypesAndScrolls(TestDatabase kind, int keys)
            throws Exception {
        LedgerDatabase ledger = kind.open();
        LargeLedger.fill(ledger, keys);
        try (WindowUnderTest window = new WindowUnderTest(() -> ledger, folder, Environment.LOCAL, false)) {
            untilRows(window);
            for (int round = 0; round < ROUNDS_TO_WARM_UP; round++) {
                typeAndScroll(window, round);
            }
            try (ScreenWork work = new ScreenWork()) {
                for (int round = 0; round < ROUNDS; round++) {
                    typeAndScroll(window, ROUNDS_TO_WARM_UP + round);
                }
                List<ScreenWork.Piece> pieces = work.pieces();
                System.out.printf("%s, %d keys: %d pieces over a frame%n", kind, keys, pieces.size());
                pieces.forEach(piece -> System.out.println("  " + piece));
                assertThat(pieces).noneMatch(piece -> piece.work() > TOO_LONG);
            }
        }
    }

    private static void untilRows(WindowUnderTest window) {
        window.until(
                "rows",
                () -> window.stage().getScene().lookup("#table") instanceof TableView<?> table
                        && !table.getItems().isEmpty()
                        && !window.stage().getScene().lookup("#busy").isVisible());
    }

    private static void typeAndScroll(WindowUnderTest window, int round) {
        TextField filter = window.find("#filter", TextField.class);
        window.act(filter::requestFocus);
        window.robot().write("key:checkout-1" + round + "*", BETWEEN_KEYS_MILLIS);
        window.until(
                "the filter", () -> ((TableView<?>) window.stage().getScene().lookup("#table"))
                        .getItems().stream().allMatch(row -> row.toString().contains("checkout-1")));
        scroll(window);
        window.act(filter::requestFocus);
        window.robot().press(KeyCode.CONTROL, KeyCode.A).release(KeyCode.A, KeyCode.CONTROL);
        window.robot().press(KeyCode.DELETE).release(KeyCode.DELETE);
        window.until("all keys", () -> ((TableView<?>) window.stage().getScene().lookup("#table"))
                .getItems().stream().anyMatch(row -> !row.toString().contains("checkout-1")));
        scroll(window);
    }

    private static void scroll(WindowUnderTest window) {
        TableView<?> table = window.find("#table", TableView.class);
        window.robot().moveTo(table);
        for (int turn = 0; turn < TURNS; turn++) {
            window.robot().scroll(5, VerticalDirection.DOWN);
            WaitForAsyncUtils.waitForFxEvents();
        }
        untilRows(window);
    }
}
