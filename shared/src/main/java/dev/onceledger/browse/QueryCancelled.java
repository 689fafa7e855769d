package dev.onceledger.browse;

/** A query was ended by its {@link QueryHandle}; nothing was read and nothing is wrong with the database. */
public final class QueryCancelled extends RuntimeException {
    private static final long serialVersionUID = 1L;

    QueryCancelled(Throwable cause) {
        super("the query was cancelled", cause);
    }
}
