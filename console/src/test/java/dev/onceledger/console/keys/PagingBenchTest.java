package dev.onceledger.console.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.KeyRow;
import dev.onceledger.console.TestBench;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.testing.LargeLedger;
import dev.onceledger.testing.TestDatabase;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How much memory reading on through a million rows takes. */
@Tag("search")
class PagingBenchTest {
    private static final int KEYS = 1_000_000;
    private static final long MIB = 1 << 20;

    @TempDir
    Path folder;

    @Test
    void aMillionRowsAreReadOnThroughInUnderAQuarterOfAGibibyte() {
        try (LedgerDatabase database = TestDatabase.POSTGRESQL.open()) {
            LargeLedger.fill(database, KEYS);
            Workbench bench = TestBench.over(database, folder);
            KeyListModel list = new KeyListModel(new KeyBrowser(database), bench.times(), bench.background());
            list.refresh();
            long before = used();
            int passed = list.rows().size();
            long most = 0;
            KeyRow last = null;
            while (last != list.rows().get(list.rows().size() - 1)) {
                last = list.rows().get(list.rows().size() - 1);
                list.loadMore();
                passed += KeyListModel.PAGE;
                if (passed % 100_000 == 0) {
                    most = Math.max(most, used());
                }
            }
            System.out.printf(
                    "%d rows passed, %d kept; heap %d MiB before, %d MiB at most%n",
                    passed, list.rows().size(), before / MIB, most / MIB);
            assertThat(passed).isGreaterThanOrEqualTo(KEYS);
            assertThat(most).isLessThan(256 * MIB);
        }
    }

    /** What is left when what nobody needs has been collected. */
    private static long used() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}
