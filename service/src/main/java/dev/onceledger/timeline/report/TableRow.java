package dev.onceledger.timeline.report;

import java.util.List;

/**
 * One tick as a row of the teaching table, every cell made from what was read or done.
 *
 * @param time the tick's name
 * @param clients one cell for each client
 * @param ledger the committed records, seen from outside
 * @param orders the committed orders, seen from outside
 * @param observed answers, changed stock, and what happened from outside
 */
public record TableRow(String time, List<String> clients, String ledger, String orders, String observed) {
    /** Keeps its own list. */
    public TableRow {
        clients = List.copyOf(clients);
    }
}
