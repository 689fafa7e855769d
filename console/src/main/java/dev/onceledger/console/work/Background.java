package dev.onceledger.console.work;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.application.Platform;

/** Runs slow work on threads of its own and gives results back on the screen's thread; nothing else crosses over. */
public final class Background implements AutoCloseable {
    private static final int WORKERS = 4;

    private final Executor workers;
    private final Executor screen;
    private final ScheduledExecutorService clock;
    private final UnaryOperator<Exception> telling;

    private Background(
            Executor workers, Executor screen, ScheduledExecutorService clock, UnaryOperator<Exception> telling) {
        this.workers = workers;
        this.screen = screen;
        this.clock = clock;
        this.telling = telling;
    }

    /** For a window: work on a few daemon threads, results on the JavaFX thread. */
    public static Background ofWindow() {
        ThreadFactory threads = threads();
        ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(1, threads);
        clock.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        return new Background(
                Executors.newFixedThreadPool(WORKERS, threads), Background::toScreen, clock, UnaryOperator.identity());
    }

    /** Hands something to the screen's thread, also before there is a window. */
    public static void toScreen(Runnable onScreen) {
        Platform.runLater(onScreen);
    }

    /** For tests of view models: all of it at once, on the caller's thread; ticks never come. */
    public static Background onThisThread() {
        return on(Runnable::run, Runnable::run);
    }

    /** For tests that decide themselves when work is done and when results arrive; ticks never come. */
    public static Background on(Executor workers, Executor screen) {
        return new Background(workers, screen, null, UnaryOperator.identity());
    }

    /** The same, with failures told otherwise, on the screen's thread, before they are handed on. */
    public Background telling(UnaryOperator<Exception> otherwise) {
        return new Background(workers, screen, clock, otherwise);
    }

    /** The same with a worker of its own, which nothing else keeps waiting; closing it ends that worker only. */
    public Background withOwnWorker() {
        Executor own = clock == null ? workers::execute : Executors.newSingleThreadExecutor(threads());
        return new Background(own, screen, null, UnaryOperator.identity());
    }

    /**
     * Does the work off the screen's thread; then exactly one of the two consumers is called on it. Neither once this is closed:
     * nobody looks any more.
     */
    public <T> void run(Callable<T> work, Consumer<? super T> done, Consumer<? super Exception> failed) {
        hand(workers, () -> {
            T result;
            try {
                result = work.call();
            } catch (Exception problem) {
                hand(screen, () -> failed.accept(telling.apply(problem)));
                return;
            }
            hand(screen, () -> done.accept(result));
        });
    }

    private static void hand(Executor executor, Runnable task) {
        try {
            executor.execute(task);
        } catch (RejectedExecutionException closed) {
            // Work that was under way when this was closed has come to its end.
        }
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
