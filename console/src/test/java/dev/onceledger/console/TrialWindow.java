package dev.onceledger.console;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.testing.TestDatabase;
import java.nio.file.Path;

/** Opens the window on a sample ledger in memory, to be looked at by a person; arguments: environment, read-only. */
final class TrialWindow {
    private TrialWindow() {}

    public static void main(String[] arguments) {
        Environment environment = arguments.length > 0 ? Environment.valueOf(arguments[0]) : Environment.LOCAL;
        boolean readOnly = arguments.length > 1 && Boolean.parseBoolean(arguments[1]);
        ConsoleApp.launch(new ConsoleStart(
                "in memory",
                TrialWindow::open,
                environment,
                readOnly,
                "minji.kim",
                Path.of(System.getProperty("onceledger.trial.data", "target/trial")),
                true));
    }

    private static LedgerDatabase open() {
        LedgerDatabase database = TestDatabase.H2_MEMORY.open();
        SampleLedger.fill(database, 260);
        System.out.println("READY");
        return database;
    }
}
