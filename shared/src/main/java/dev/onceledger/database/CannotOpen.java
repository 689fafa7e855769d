package dev.onceledger.database;

/** A database could not be opened; the message is one line for the user: the cause, then the way out. */
public final class CannotOpen extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Whose turn it is. */
    public enum Reason {
        /** What was asked for makes no sense; asking again will not help. */
        USAGE,
        /** The database is not there, not readable or not ours to enter now. */
        UNREACHABLE,
        /** The database could be entered but must not hold a ledger as it is. */
        REFUSED
    }

    private final Reason reason;

    private CannotOpen(Reason reason, String message, Throwable cause) {
        super(message, cause);
        this.reason = reason;
    }

    static CannotOpen usage(String message, Throwable cause) {
        return new CannotOpen(Reason.USAGE, message, cause);
    }

    /** Something asked for that makes no sense. */
    public static CannotOpen usage(String message) {
        return new CannotOpen(Reason.USAGE, message, null);
    }

    /** A database that could not be reached, or went away. */
    public static CannotOpen unreachable(String message, Throwable cause) {
        return new CannotOpen(Reason.UNREACHABLE, message, cause);
    }

    /** A database that must not be entered for this. */
    public static CannotOpen refused(String message, Throwable cause) {
        return new CannotOpen(Reason.REFUSED, message, cause);
    }

    /** Whose turn it is. */
    public Reason reason() {
        return reason;
    }
}
