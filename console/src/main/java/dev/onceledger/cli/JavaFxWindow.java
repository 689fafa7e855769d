package dev.onceledger.cli;

import dev.onceledger.console.ConsoleApp;
import java.util.Optional;
import java.util.function.Supplier;

/** Opens the console's window, whose classes are loaded only where it can be shown. */
final class JavaFxWindow implements Window {
    private final Supplier<Display> machine;

    JavaFxWindow(Supplier<Display> machine) {
        this.machine = machine;
    }

    @Override
    public Optional<String> open(DatabaseOptions database) {
        Optional<String> missing = machine.get().missing();
        if (missing.isPresent()) {
            return missing;
        }
        try {
            ConsoleApp.launch(database.windowStart());
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
