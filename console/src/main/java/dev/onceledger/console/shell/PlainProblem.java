package dev.onceledger.console.shell;

/** A failure whose message is in the window's language and says all that helps. */
final class PlainProblem extends Exception {
    private static final long serialVersionUID = 1L;

    PlainProblem(String message, Throwable cause) {
        super(message, cause);
    }
}
