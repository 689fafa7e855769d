package dev.onceledger.explain;

import dev.onceledger.fingerprint.Difference;
import dev.onceledger.ledger.LedgerRecord;
import dev.onceledger.order.Problem;
import java.util.List;
import java.util.Optional;

/**
 * What would happen to a request if it came now.
 *
 * @param expected what the service would do
 * @param fingerprint of the request, null if it is not valid
 * @param canonical the text that was hashed, null if it is not valid
 * @param record what the ledger holds under its key, if anything
 * @param differences on a conflict: which members differ, stored on the left, the request on the right; empty if the stored
 *     canonical text is no longer kept
 * @param problem why the request is not valid, null if it is
 */
public record Explanation(
        Expected expected,
        String fingerprint,
        String canonical,
        Optional<LedgerRecord> record,
        List<Difference> differences,
        Problem problem) {
    /** What the service would do with a request. */
    public enum Expected {
        /** Refuse it before any database is touched. */
        INVALID,
        /** Claim the key and carry it out. */
        NEW,
        /** Give the stored answer again. */
        REPLAY,
        /** Refuse it: the key belongs to another request. */
        CONFLICT,
        /** Refuse it: the key is a tombstone. */
        EXPIRED,
        /** Try for a while, then say that a committed PROCESSING record is in the way. */
        IN_PROGRESS,
        /** Fail: the record is in a state that this version does not know. */
        UNKNOWN_STATE
    }
}
