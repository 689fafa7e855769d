package dev.onceledger.console;

import dev.onceledger.database.OpenedLedger;
import java.util.function.DoubleConsumer;

/** Opens the ledger that a window shows; the window closes what it was given. */
@FunctionalInterface
public interface Opening {
    /**
     * Opens it; slow.
     *
     * @param progress told the share of a sample that has been written, from 0 to 1, where a new ledger is filled with one
     * @throws Exception if it cannot be opened, with a message for the operator
     */
    OpenedLedger open(DoubleConsumer progress) throws Exception;
}
