package dev.onceledger.cli;

import dev.onceledger.database.H2Loopback;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.Optional;
import picocli.CommandLine;

/** Where the program starts; no JavaFX class, so that it runs from a class path. */
public final class Main {
    private Main() {}

    /** Runs a command, or opens the window; the process ends with one of {@link ExitCodes}. */
    public static void main(String[] arguments) {
        // Before any class of H2 is loaded, since it reads this once.
        H2Loopback.prefer();
        System.exit(run(new StandardOutput(new FileOutputStream(FileDescriptor.out)), arguments));
    }

    /** Runs a command that prints there; what was not printed to its end did not end well. */
    static int run(StandardOutput out, String... arguments) {
        Window window = new JavaFxWindow(Display::ofThisMachine);
        return arguments.length == 0 ? open(window, out) : execute(window, out, arguments);
    }

    /**
     * Opens the window with all that was not said left as it is. Options are not even made: that would take as long as the
     * first frame. Where no window can be shown the command line says so and goes on from there.
     */
    static int open(Window window, StandardOutput out) {
        Optional<String> missing;
        try {
            missing = window.open(new DatabaseOptions());
        } catch (RuntimeException failed) {
            return execute(
                    database -> {
                        throw failed;
                    },
                    out);
        }
        return missing.isEmpty() ? ExitCodes.OK : execute(database -> missing, out);
    }

    private static int execute(Window window, StandardOutput out, String... arguments) {
        CommandLine line =
                Onceledger.commandLine(window).setOut(Onceledger.printer(out)).setErr(Onceledger.printer(System.err));
        int code = line.execute(arguments);
        line.getOut().flush();
        if (out.failure().isEmpty() || code != ExitCodes.OK) {
            return code;
        }
        line.getErr()
                .println("onceledger: the output could not be written to its end: "
                        + out.failure().get());
        return ExitCodes.USAGE;
    }
}
