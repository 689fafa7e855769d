package dev.onceledger.cli;

import dev.onceledger.console.ConsoleApp;
import dev.onceledger.console.Toolkit;
import java.util.Optional;
import java.util.function.Supplier;

/** Opens the console's window, whose classes are loaded only where it can be shown. */
final class JavaFxWindow implements Window {
    private final Supplier<Display> machine;
    /** None where the window was not expected. */
    private Toolkit toolkit;

    JavaFxWindow(Supplier<Display> machine) {
        this.machine = machine;
    }

    /** Begins to start the toolkit where it can: that takes as long as reading the command line does. */
    @Override
    public void expect() {
        if (machine.get().missing().isEmpty()) {
            toolkit = new Toolkit();
            toolkit.begin();
        }
    }

    @Override
    public Optional<String> open(DatabaseOptions database) {
        if (toolkit == null) {
            Optional<String> missing = machine.get().missing();
            if (missing.isPresent()) {
                return missing;
            }
            toolkit = new Toolkit();
        }
        try {
            ConsoleApp.launch(database.windowStart(), toolkit);
            return Optional.empty();
        } catch (IllegalStateException | LinkageError noWindow) {
            return Optional.of("No window: " + rootMessage(noWindow) + ". Here is the tour in the terminal instead.");
        }
    }

    private static String rootMessage(Throwable failed) {
        Throwable root = failed;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return String.valueOf(root.getMessage())
                .lines()
                .findFirst()
                .orElse(root.getClass().getSimpleName());
    }
}
