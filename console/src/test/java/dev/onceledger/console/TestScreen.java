package dev.onceledger.console;

import dev.onceledger.console.work.Background;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.awaitility.Awaitility;

/** A screen's thread without a screen, for view models whose work really runs beside it. */
public final class TestScreen implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final ExecutorService screen = Executors.newSingleThreadExecutor();
    private final ExecutorService workers = Executors.newFixedThreadPool(4);
    private final Background background = Background.on(workers, screen);

    public Background background() {
        return background;
    }

    /** Asks on the screen's thread. */
    public <T> T ask(Callable<T> question) {
        try {
            return screen.submit(question).get();
        } catch (ExecutionException failed) {
            throw new IllegalStateException(failed.getCause());
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    /** Does something on the screen's thread and waits for it. */
    public void act(Runnable action) {
        ask(() -> {
            action.run();
            return true;
        });
    }

    /** Waits until this holds on the screen's thread. */
    public void until(String what, Callable<Boolean> holds) {
        Awaitility.await(what).atMost(PATIENCE).until(() -> ask(holds));
    }

    @Override
    public void close() {
        workers.shutdown();
        // What is still being worked on shows its result.
        Awaitility.await("the workers").atMost(PATIENCE).until(workers::isTerminated);
        screen.shutdown();
    }
}
