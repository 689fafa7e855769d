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

    /** What stands in the way, for those who say it in words of their own. */
    public enum Why {
        UNKNOWN_HOST(Reason.UNREACHABLE),
        /** Nothing listens at that address. */
        NOT_RUNNING(Reason.UNREACHABLE),
        /** Something may listen there, but it said nothing in time. */
        NO_ANSWER(Reason.UNREACHABLE),
        WRONG_PASSWORD(Reason.UNREACHABLE),
        /** The server and the connection do not agree on encryption. */
        TLS(Reason.UNREACHABLE),
        /** A person has to give the password first. */
        PASSWORD_NEEDED(Reason.USAGE),
        NO_DATABASE(Reason.UNREACHABLE),
        /** Another process has the file open and does not share it. */
        IN_USE(Reason.UNREACHABLE),
        /** No database file, or one of another version. */
        OTHER_FORMAT(Reason.UNREACHABLE),
        /** A server of a version that the ledger does not run on. */
        OLD_SERVER(Reason.REFUSED),
        NO_LEDGER(Reason.REFUSED),
        /** The ledger's tables are older than this program and nobody has allowed it to change them. */
        OLDER_LEDGER(Reason.REFUSED),
        /** A newer program has changed the ledger's tables. */
        NEWER_LEDGER(Reason.REFUSED),
        /** Somebody else's tables are where the ledger's would have to be. */
        OTHER_TABLES(Reason.REFUSED),
        /** Nothing was to be written, but the database would let it be. */
        WOULD_WRITE(Reason.REFUSED),
        /** What the message says. */
        OTHER(Reason.REFUSED);

        private final Reason reason;

        Why(Reason reason) {
            this.reason = reason;
        }
    }

    private final Reason reason;
    private final Why why;
    private final String place;

    private CannotOpen(Reason reason, String message, Throwable cause) {
        this(reason, Why.OTHER, "", message, cause);
    }

    private CannotOpen(Reason reason, Why why, String place, String message, Throwable cause) {
        super(message, cause);
        this.reason = reason;
        this.why = why;
        this.place = place;
    }

    /** One of the known obstacles; the message is its line in English. */
    public static CannotOpen because(Why why, String place, String message, Throwable cause) {
        return new CannotOpen(why.reason, why, place, message, cause);
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

    /** What stands in the way. */
    public Why why() {
        return why;
    }

    /** Where, for people; empty where it is not known. */
    public String place() {
        return place;
    }
}
