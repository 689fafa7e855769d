package dev.onceledger.console;

import dev.onceledger.console.work.Background;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Platform;

/** The window toolkit of this process, which starts once; it can begin to while nobody needs it yet. */
public final class Toolkit {
    private final FutureTask<Boolean> start = new FutureTask<>(Toolkit::startUp);

    /** Begins to start it, on a thread of its own; whether it can is told to whoever needs it. */
    public void begin() {
        Thread thread = new Thread(start, "toolkit-start");
        thread.setDaemon(true);
        thread.start();
    }

    /**
     * Runs something on the screen's thread as soon as there is one.
     *
     * @throws IllegalStateException if the toolkit cannot show a window here; the cause says why
     */
    void run(Runnable first) {
        start.run();
        try {
            start.get();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the window was not waited for", stopped);
        } catch (ExecutionException failed) {
            throw new IllegalStateException("the window toolkit cannot show a window here", failed.getCause());
        }
        Background.toScreen(first);
    }

    private static boolean startUp() {
        // Says "unsupported configuration" whenever JavaFX runs from the class path; kept so that it is not collected.
        Logger platform = Logger.getLogger("javafx");
        Level before = platform.getLevel();
        platform.setLevel(Level.OFF);
        try {
            // The window is gone before what it had open is given back.
            Platform.startup(() -> Platform.setImplicitExit(false));
            return true;
        } finally {
            platform.setLevel(before);
        }
    }
}
