package dev.onceledger.cli;

import dev.onceledger.console.ConsoleApp;
import dev.onceledger.console.ConsoleStart;
import dev.onceledger.database.OpenedLedger;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** Opens the console's window, whose classes are loaded only where it can be shown. */
final class JavaFxWindow implements Window {
    private final Display display;

    JavaFxWindow(Display display) {
        this.display = display;
    }

    @Override
    public Optional<String> open(DatabaseOptions database) {
        Optional<String> missing = display.missing();
        if (missing.isPresent()) {
            return missing;
        }
        AtomicReference<OpenedLedger> opened = new AtomicReference<>();
        try {
            ConsoleApp.launch(start(database, opened));
            return Optional.empty();
        } catch (IllegalStateException | LinkageError noWindow) {
            return Optional.of("No window: " + rootMessage(noWindow) + ". Here is the tour in the terminal instead.");
        } finally {
            Optional.ofNullable(opened.get()).ifPresent(OpenedLedger::close);
        }
    }

    private static ConsoleStart start(DatabaseOptions database, AtomicReference<OpenedLedger> opened) {
        return new ConsoleStart(
                database.name(),
                progress -> {
                    OpenedLedger ledger = database.openForWindow(progress);
                    opened.set(ledger);
                    return ledger.database();
                },
                database.environment(),
                database.isReadOnly(),
                System.getProperty("user.name"),
                database.dataFolder().path(),
                true);
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
