package dev.onceledger.timeline.run;

/** Ends a client's request where it stands, as the end of its process would. */
final class ClientDied extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ClientDied() {
        super("the timeline ended this client", null, false, false);
    }
}
