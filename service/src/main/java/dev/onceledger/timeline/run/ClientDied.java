package dev.onceledger.timeline.run;

/** Ends a client's request where it stands, as the end of its process would: an error, for no design may handle it and tidy up. */
final class ClientDied extends Error {
    private static final long serialVersionUID = 1L;

    ClientDied() {
        super("the timeline ended this client", null, false, false);
    }
}
