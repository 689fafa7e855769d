package dev.onceledger.console;

import dev.onceledger.console.work.Background;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Platform;

/** The window toolkit of this process, which starts once. */
final class Toolkit {
    private Toolkit() {}

    /**
     * Starts it, and runs something on the screen's thread as soon as there is one.
     *
     * @throws IllegalStateException if the toolkit cannot show a window here; the cause says why
     */
    static void run(Runnable first) {
        // Says "unsupported configuration" whenever JavaFX runs from the class path; kept so that it is not collected.
        Logger platform = Logger.getLogger("javafx");
        Level before = platform.getLevel();
        platform.setLevel(Level.OFF);
        try {
            // The window is gone before what it had open is given back.
            Platform.startup(() -> Platform.setImplicitExit(false));
        } catch (RuntimeException | LinkageError failed) {
            throw new IllegalStateException("the window toolkit cannot show a window here", failed);
        } finally {
            platform.setLevel(before);
        }
        Background.toScreen(first);
    }
}
