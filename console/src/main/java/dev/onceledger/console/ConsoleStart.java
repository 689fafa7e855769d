package dev.onceledger.console;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.OpenedLedger;
import java.nio.file.Path;
import java.util.concurrent.Callable;

/**
 * What a window is started with.
 *
 * @param databaseName how people call the database, shown in the banner
 * @param open opens the ledger; called in the background after the first frame, again when the operator tries again; the
 *     window closes what it returned
 * @param environment what kind of place the database is
 * @param readOnly whether nothing may be written; the database's own user must refuse it too
 * @param operator who is at the keyboard, as written to the audit
 * @param dataFolder where the window keeps its preferences; made when absent
 * @param startService whether the window brings an order service up once the ledger is open; never where nothing may be
 *     written, nor where it was switched off last time
 */
public record ConsoleStart(
        String databaseName,
        Opening open,
        Environment environment,
        boolean readOnly,
        String operator,
        Path dataFolder,
        boolean startService) {
    /** A start whose ledger is opened without anything to tell on the way. */
    public ConsoleStart(
            String databaseName,
            Callable<LedgerDatabase> open,
            Environment environment,
            boolean readOnly,
            String operator,
            Path dataFolder,
            boolean startService) {
        this(
                databaseName,
                progress -> OpenedLedger.of(open.call()),
                environment,
                readOnly,
                operator,
                dataFolder,
                startService);
    }
}
