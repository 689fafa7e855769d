package dev.onceledger.console;

import dev.onceledger.database.LedgerDatabase;
import java.util.function.DoubleConsumer;

/** Opens the ledger that a window shows. */
@FunctionalInterface
public interface Opening {
    /**
     * Opens it; slow.
     *
     * @param progress told the share of a sample that has been written, from 0 to 1, where a new ledger is filled with one
     * @throws Exception if it cannot be opened, with a message for the operator
     */
    LedgerDatabase open(DoubleConsumer progress) throws Exception;
}
