package dev.onceledger.timeline;

/** A statement of the timeline that cannot be carried out here; the run ends with this reason. */
public class Unreachable extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Bilingual reason;

    /** A reason that names the client and what it met instead; its English is the message. */
    public Unreachable(Bilingual reason) {
        super(reason.en());
        this.reason = reason;
    }

    /** Why, in both languages. */
    public Bilingual reason() {
        return reason;
    }
}
