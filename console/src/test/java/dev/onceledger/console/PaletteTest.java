package dev.onceledger.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.browse.KeyLink;
import dev.onceledger.browse.KeyRow;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.Scope;
import dev.onceledger.testing.TestDatabase;
import java.nio.file.Path;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PaletteTest {
    private static final int KEYS = 30;

    @TempDir
    Path folder;

    @Test
    void typingFindsAnActionAndALinkOpensItsKey() throws Exception {
        LedgerDatabase filled = SampleLedger.fill(TestDatabase.H2_MEMORY.open(), KEYS);
        try (WindowUnderTest window = new WindowUnderTest(() -> filled, folder, Environment.LOCAL, false)) {
            window.until(
                    "rows",
                    () -> window.stage().getScene().lookup("#table") instanceof TableView<?> table
                            && table.getItems().size() == KEYS);
            TableView<?> all = window.find("#table", TableView.class);
            KeyRow last = (KeyRow) all.getItems().get(KEYS - 1);
            choose(window, "go sweep");
            window.until("the sweep", () -> window.stage().getScene().lookup("#count") != null);
            choose(window, KeyLink.to(last.scope()));
            window.until(
                    "the key alone, and its record",
                    () -> window.stage().getScene().lookup("#table") instanceof TableView<?> table
                            && table.getItems().size() == 1
                            && table.getSelectionModel().getSelectedItem() instanceof KeyRow row
                            && row.scope().equals(last.scope())
                            && window.stage().getScene().lookup("#fields") != null);
        }
    }

    private static void choose(WindowUnderTest window, String typed) {
        window.robot().press(KeyCode.CONTROL, KeyCode.K).release(KeyCode.K, KeyCode.CONTROL);
        window.until(
                "the palette",
                () -> window.robot().lookup("#palette-field").tryQuery().isPresent());
        TextField field = window.find("#palette-field", TextField.class);
        window.act(() -> field.setText(typed));
        ListView<?> offered = window.find("#palette-list", ListView.class);
        assertThat(offered.getItems()).isNotEmpty();
        window.robot().press(KeyCode.ENTER).release(KeyCode.ENTER);
        window.until("it goes", () -> !field.getScene().getWindow().isShowing());
    }

    @Test
    void aLinkCarriesAnyCharacterAndNothingElseIsOne() {
        Scope odd = new Scope("user/42 한", "create-order", "a+b%20?#/c");
        assertThat(KeyLink.read(KeyLink.to(odd))).contains(odd);
        assertThat(KeyLink.read("onceledger://user-42/create-order")).isEmpty();
        assertThat(KeyLink.read("onceledger://user-42/create-order/%zz")).isEmpty();
        assertThat(KeyLink.read("checkout-1")).isEmpty();
    }
}
