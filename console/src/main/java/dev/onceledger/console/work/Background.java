package dev.onceledger.console.work;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import javafx.application.Platform;

/** Runs slow work on threads of its own and gives results back on the screen's thread; nothing else crosses over. */
public final class Background implements AutoCloseable {
    private static final int WORKERS = 4;

    private final Executor workers;
    private final Executor screen;
    private final ScheduledExecutorService clock;

    private Background(Executor workers, Executor screen, ScheduledExecutorService clock) {
        this.workers = workers;
        this.screen = screen;
        this.clock = clock;
    }

    /** For a window: work on a few daemon threads, results on the JavaFX thread. */
    public static Background ofWindow() {
        ThreadFactory threads = threads();
        ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(1, threads);
        clock.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        return new Background(Executors.newFixedThreadPool(WORKERS, threads), Platform::runLater, clock);
    }

    /** For tests of view models: all of it at once, on the caller's thread; ticks never come. */
    public static Background onThisThread() {
        return new Background(Runnable::run, Runnable::run, null);
    }

    /** For tests that decide themselves when work is done and when results arrive; ticks never come. */
    public static Background on(Executor workers, Executor screen) {
        return new Background(workers, screen, null);
    }

    /** Does the work off the screen's thread; then exactly one of the two consumers is called on it. */
    public <T> void run(Callable<T> work, Consumer<? super T> done, Consumer<? super Exception> failed) {
        workers.execute(() -> {
            T result;
            try {
                result = work.call();
            } catch (Exception problem) {
                screen.execute(() -> failed.accept(problem));
                return;
            }
            screen.execute(() -> done.accept(result));
        });
    }

    /** Shows something that work in progress has found out; called from that work. */
    public void show(Runnable onScreen) {
        screen.execute(onScreen);
    }

    /** Calls on the screen's thread at this interval until the returned handle is closed. */
    public Ticks every(Duration interval, Runnable onScreen) {
        if (clock == null) {
            return () -> {};
        }
        ScheduledFuture<?> ticking = clock.scheduleAtFixedRate(
                () -> screen.execute(onScreen), interval.toMillis(), interval.toMillis(), TimeUnit.MILLISECONDS);
        return () -> ticking.cancel(false);
    }

    /** Calls once on the screen's thread when this time has passed; at once where ticks never come. */
    public void after(Duration delay, Runnable onScreen) {
        if (clock == null) {
            screen.execute(onScreen);
        } else {
            clock.schedule(() -> screen.execute(onScreen), delay.toMillis(), TimeUnit.MILLISECONDS);
        }
    }

    /** Stops what {@link Background#every} began. */
    @FunctionalInterface
    public interface Ticks extends AutoCloseable {
        @Override
        void close();
    }

    /** Takes no more work; what runs is left to end, since interrupting it could close an embedded database. */
    @Override
    public void close() {
        if (workers instanceof ExecutorService service) {
            service.shutdown();
        }
        if (clock != null) {
            clock.shutdown();
        }
    }

    private static ThreadFactory threads() {
        AtomicInteger number = new AtomicInteger();
        return task -> {
            Thread thread = new Thread(task, "console-" + number.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        };
    }
}
