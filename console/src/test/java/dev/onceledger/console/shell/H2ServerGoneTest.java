package dev.onceledger.console.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.KeyFilter;
import dev.onceledger.console.ConsoleStart;
import dev.onceledger.console.Environment;
import dev.onceledger.console.TestScreen;
import dev.onceledger.database.DataFolder;
import dev.onceledger.database.DatabaseChoice;
import dev.onceledger.database.OpenedLedger;
import dev.onceledger.database.Targets;
import dev.onceledger.testing.JavaProcess;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class H2ServerGoneTest {
    @TempDir
    Path folder;

    @Test
    void whenTheProcessThatHeldTheFileDiesTheWindowTakesTheFileOver() throws Exception {
        Class<?> other = Class.forName("dev.onceledger.database.OtherProcess");
        try (TestScreen screen = new TestScreen();
                JavaProcess holder = JavaProcess.start(List.of(), other, folder.toString(), "h2")) {
            assertThat(holder.line()).isEqualTo("open");
            holder.ask("insert into stock (sku, available, for_sale) values ('LEFT-1', 5, true)");
            ConsoleStart start =
                    new ConsoleStart("h2", progress -> open(), Environment.LOCAL, false, "tester", folder, false);
            TestSwitching window = screen.ask(() -> new TestSwitching(start, screen.background()));
            screen.act(window::open);
            screen.until("open", () -> window.bench() != null);
            Workbench bench = window.bench();
            KeyBrowser browser = new KeyBrowser(bench.database());
            assertThat(browser.page(KeyFilter.all(), null, 10).rows()).isEmpty();

            holder.kill();
            screen.until("an answer again", () -> {
                bench.contact().askNow();
                return !bench.contact().isLost() && answers(bench);
            });
            assertThat(browser.page(KeyFilter.all(), null, 10).rows()).isEmpty();
            assertThat(bench.database()
                            .client()
                            .sql("select sku from stock")
                            .query(String.class)
                            .list())
                    .containsExactly("LEFT-1");
            screen.act(window::close);
        }
    }

    private OpenedLedger open() {
        return new Targets(DataFolder.at(folder), Map.of())
                .open(DatabaseChoice.of("h2"))
                .requireLedger();
    }

    private static boolean answers(Workbench bench) {
        try {
            bench.database().ping();
            return true;
        } catch (SQLException notYet) {
            assertThat(bench.database().isLost(notYet)).as(notYet.toString()).isTrue();
            return false;
        }
    }
}
