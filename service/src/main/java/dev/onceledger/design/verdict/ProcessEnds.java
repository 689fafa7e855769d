package dev.onceledger.design.verdict;

/** The end of a process at a step: an error, for no design may handle it and tidy up. */
final class ProcessEnds extends Error {
    private static final long serialVersionUID = 1L;

    ProcessEnds() {
        super("the process ended here", null, false, false);
    }
}
