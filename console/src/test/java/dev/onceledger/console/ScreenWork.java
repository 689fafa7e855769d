package dev.onceledger.console;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.application.Platform;

/**
 * Notes every piece of work on the screen's thread that takes longer than a frame, and what that thread was at meanwhile. Time is
 * that thread's processor time, so that a busy machine is not taken for a slow window; how long it took on the clock is noted too.
 */
final class ScreenWork implements AutoCloseable {
    /** One frame of sixty in a second, milliseconds. */
    static final double FRAME = 16;

    private static final long TURN_MICROS = 500;
    private static final String OURS = "dev.onceledger.console";

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final List<Piece> pieces = new CopyOnWriteArrayList<>();
    private final AtomicBoolean over = new AtomicBoolean();
    private final Thread screen;
    private final Thread watching = new Thread(this::watch, "screen work");

    /**
     * One piece.
     *
     * @param work milliseconds of the processor
     * @param clock milliseconds of the clock
     * @param at how often the thread was seen at what
     */
    record Piece(double work, double clock, Map<String, Integer> at) {
        @Override
        public String toString() {
            return "%.1f ms (%.1f on the clock): %s".formatted(work, clock, at);
        }
    }

    private record Mark(long work, long clock) {}

    ScreenWork() {
        CompletableFuture<Thread> found = new CompletableFuture<>();
        Platform.runLater(() -> found.complete(Thread.currentThread()));
        screen = found.join();
        watching.setDaemon(true);
        watching.start();
    }

    /** Those that took longer than a frame so far. */
    List<Piece> pieces() {
        return List.copyOf(pieces);
    }

    private void watch() {
        Mark before = mark();
        while (!over.get()) {
            CompletableFuture<Mark> reached = new CompletableFuture<>();
            Platform.runLater(() -> reached.complete(mark()));
            Map<String, Integer> at = new TreeMap<>();
            while (!reached.isDone()) {
                pause();
                if (!reached.isDone()) {
                    at.merge(place(screen.getStackTrace()), 1, Integer::sum);
                }
            }
            Mark now = reached.join();
            double work = (now.work() - before.work()) / 1e6;
            if (work > FRAME) {
                pieces.add(new Piece(work, (now.clock() - before.clock()) / 1e6, at));
            }
            before = now;
            pause();
        }
    }

    private Mark mark() {
        return new Mark(threads.getThreadCpuTime(screen.getId()), System.nanoTime());
    }

    private static void pause() {
        try {
            TimeUnit.MICROSECONDS.sleep(TURN_MICROS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** The innermost method of ours, else the phase of JavaFX's own frame. */
    private static String place(StackTraceElement[] stack) {
        List<StackTraceElement> frames = new ArrayList<>(Arrays.asList(stack));
        return frames.stream()
                .filter(frame -> frame.getClassName().startsWith(OURS))
                .findFirst()
                .map(frame -> "ours: " + simple(frame))
                .orElseGet(() -> frames.stream()
                        .filter(frame -> frame.getMethodName()
                                .matches("doCSSPass|doLayoutPass|.*[sS]ync.*|runPulse"
                                        + "|handleMouseEvent|handleKeyEvent|handleScrollEvent"))
                        .findFirst()
                        .map(frame -> "JavaFX: " + simple(frame))
                        .orElse("JavaFX"));
    }

    private static String simple(StackTraceElement frame) {
        String type = frame.getClassName();
        return type.substring(type.lastIndexOf('.') + 1) + "." + frame.getMethodName();
    }

    @Override
    public void close() {
        over.set(true);
    }
}
