package dev.onceledger.browse;

import dev.onceledger.ledger.LedgerRecord;
import java.util.List;
import java.util.Optional;

/**
 * A record whole, and what is around it now.
 *
 * @param record as committed, with its stored answer
 * @param row the same record as tables show it, with its counts
 * @param order the order that it made or changed, as it is now
 * @param stock of that order's SKUs now, by SKU
 * @param attempts on this key, oldest first; the latest 500 where there are more
 */
public record RecordDetail(
        LedgerRecord record, KeyRow row, Optional<OrderRow> order, List<StockRow> stock, List<AttemptRow> attempts) {}
