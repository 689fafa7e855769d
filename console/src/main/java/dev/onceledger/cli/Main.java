package dev.onceledger.cli;

import dev.onceledger.database.H2Loopback;

/** Where the program starts; no JavaFX class, so that it runs from a class path. */
public final class Main {
    private Main() {}

    /** Runs a command, or opens the window; the process ends with one of {@link ExitCodes}. */
    public static void main(String[] arguments) {
        // Before any class of H2 is loaded, since it reads this once.
        H2Loopback.prefer();
        System.exit(Onceledger.commandLine().execute(arguments));
    }
}
