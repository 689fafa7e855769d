package dev.onceledger.order;

/** The places on the way of one request at which a timeline can hold it, end it, or raise a failure. */
public enum Step {
    /** The request is checked and fingerprinted. */
    RECEIVED,
    /** The transaction is about to begin. */
    BEFORE_CLAIM,
    /** The ledger row is inserted, uncommitted. */
    CLAIMED,
    /** The point to return to is set; nothing is changed or locked but the ledger row. */
    SAVEPOINT_SET,
    /** The stock rows are locked, for a cancellation the order as well. */
    STOCK_LOCKED,
    /** All final business rules are judged. */
    JUDGED,
    /** The order is inserted, or for a cancellation changed. */
    ORDER_INSERTED,
    /** The stock is decreased, or for a cancellation given back. */
    STOCK_DECREASED,
    /** The ledger row holds its terminal status and the answer. */
    RESPONSE_STORED,
    /** Everything is written; COMMIT is next. */
    BEFORE_COMMIT,
    /** The database has acknowledged the commit. */
    COMMITTED,
    /** The answer is about to leave. */
    ANSWERED,
    /** The claim was lost; the transaction is over. */
    CLAIM_LOST,
    /** The record is about to be read in a transaction of its own. */
    BEFORE_FRESH_READ,
    /** The record, or its absence, has been read. */
    RECORD_READ,
    /** The next try is due after a pause. */
    BEFORE_RETRY,
    /** The order and stock are written; a phase that all designs share. */
    WORKED,
    /** The payment provider has taken the charge. */
    CHARGED,
    /** The design has kept what a repeat will be answered with. */
    REMEMBERED;

    /** The step as timelines and traces write it. */
    public String text() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
    }
}
