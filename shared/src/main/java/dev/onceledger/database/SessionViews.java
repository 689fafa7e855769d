package dev.onceledger.database;

import java.util.function.Supplier;

/** How a database shows what its sessions do at this moment, as statements. */
public sealed interface SessionViews permits H2Sessions, PostgresSessions {
    /** Looks into these views; once more where the database stumbled over a session that ended its transaction meanwhile. */
    default <T> T look(Supplier<T> query) {
        return query.get();
    }

    /** Who waits for whom, by the database's own views: rows of (waiting, blocking) session ids. */
    String waits();

    /** Whether {@link #waits} shows a wait for a key that another session has inserted and not committed. */
    boolean showsWaitsForKeys();

    /** Whether {@link #waits} may name a wait that is over: one that is told so goes on a moment later. */
    boolean showsWaitsThatAreOver();

    /**
     * Open transactions that have written to the ledger's table, uncommitted: rows of (session id, begun), the latter null
     * where the database does not tell.
     */
    String openWriters();

    /** Whether this user is shown what other users' sessions do: one boolean. */
    String seesAllSessions();

    /** The database's own view behind {@link #waits} and {@link #openWriters}, as evidence is named. */
    String lockView();

    /** How many milliseconds into a wait the database looks, once, for a deadlock: one number; 0 if it looks at once. */
    String deadlockTimeout();

    /** The schemas in which some session holds a lock. */
    String heldSchemas();

    /** Ends a session from outside; one parameter, the session id. */
    String endSession();
}
