package dev.onceledger.database;

import java.sql.SQLException;

/** A statement, a commit or getting a connection failed; nothing of its transaction is committed unless its kind says so. */
public final class DatabaseFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Failure kind;
    private final String constraint;
    private final String waitedFor;

    DatabaseFailure(Failure kind, String constraint, String waitedFor, SQLException cause) {
        super(kind + ": " + cause.getMessage(), cause);
        this.kind = kind;
        this.constraint = constraint;
        this.waitedFor = waitedFor;
    }

    /** What it means for the request. */
    public Failure kind() {
        return kind;
    }

    /** Whether this constraint refused the row. */
    public boolean violates(String name) {
        return name.equalsIgnoreCase(constraint);
    }

    /** Whether the wait that was given up is known to have been for a row of this table. */
    public boolean waitedFor(String table) {
        return waitedFor != null && waitedFor.contains(table);
    }

    /** Whether the wait that was given up is known not to have been for a row of this table. */
    public boolean waitedElsewhere(String table) {
        return waitedFor != null && !waitedFor.contains(table);
    }
}
