package dev.onceledger.timeline;

/** A statement of the timeline that cannot be carried out here; the run ends with this reason. */
public class Unreachable extends Exception {
    private static final long serialVersionUID = 1L;

    /** A reason that names the client and what it met instead. */
    public Unreachable(String reason) {
        super(reason);
    }
}
