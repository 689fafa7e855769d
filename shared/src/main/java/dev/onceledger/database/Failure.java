package dev.onceledger.database;

/** What a database error means for the request that met it; decided by SQLSTATE and vendor code, never by wording. */
public enum Failure {
    /** A unique constraint refused the row. */
    DUPLICATE,
    /** A lock or statement was waited for as long as was allowed. */
    TIMED_OUT,
    /** A deadlock, a serialisation conflict, or no connection in time: the same may well succeed next time. */
    TRANSIENT,
    /** The connection is gone and nothing was committed on it. */
    CONNECTION_LOST,
    /** The connection went while COMMIT was under way: only reading the ledger tells. */
    OUTCOME_UNKNOWN,
    /** A guarded update met another state than the one that it names. */
    STATE_CHANGED,
    /** Anything else: a defect or a damaged database. */
    DEFECT
}
