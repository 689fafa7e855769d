package dev.onceledger.console;

import dev.onceledger.console.shell.ConsoleWindow;
import dev.onceledger.console.shell.Screenshots;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import javafx.application.Platform;
import javafx.stage.Stage;

/** Starts the window; no JavaFX application class, so that it runs from a class path and takes its start as a value. */
public final class ConsoleApp {
    private ConsoleApp() {}

    /**
     * Shows the window and returns when it has been closed.
     *
     * @throws IllegalStateException if the window toolkit cannot show a window here; the cause says why
     */
    public static void launch(ConsoleStart start) {
        run((stage, closed) -> new ConsoleWindow(start, closed).show(stage));
    }

    /**
     * Draws every place of the window into PNG files, without a display, and returns when they are written.
     *
     * @param folder made when absent; what has the same name in it is replaced
     * @param firstOnly the first place in one language and theme only
     * @throws IllegalStateException if the toolkit cannot draw here; the cause says why
     */
    public static void draw(ConsoleStart start, Path folder, boolean firstOnly) {
        // Read by the toolkit when it starts; the same on every machine, whatever its screen.
        System.setProperty("glass.platform", "Monocle");
        System.setProperty("monocle.platform", "Headless");
        System.setProperty("prism.order", "sw");
        System.setProperty("java.awt.headless", "true");
        run((stage, closed) -> new Screenshots(start, folder, firstOnly, closed).take(stage));
    }

    private static void run(BiConsumer<Stage, Runnable> first) {
        CountDownLatch closed = new CountDownLatch(1);
        AtomicReference<Throwable> failed = new AtomicReference<>();
        Toolkit.run(() -> {
            try {
                first.accept(new Stage(), closed::countDown);
            } catch (RuntimeException | Error problem) {
                failed.set(problem);
                closed.countDown();
            }
        });
        await(closed);
        Platform.exit();
        if (failed.get() != null) {
            throw new IllegalStateException("the window did not open", failed.get());
        }
    }

    private static void await(CountDownLatch closed) {
        try {
            closed.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
