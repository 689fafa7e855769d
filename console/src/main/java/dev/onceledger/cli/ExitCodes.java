package dev.onceledger.cli;

/** What the process's exit status means. */
final class ExitCodes {
    static final int OK = 0;
    /** What was looked for is not there, or an expectation was not met. */
    static final int NOT_MET = 1;
    /** The command line or a file makes no sense. */
    static final int USAGE = 2;

    static final int UNREACHABLE = 3;
    /** It could be done and is not allowed here. */
    static final int REFUSED = 4;

    private ExitCodes() {}
}
