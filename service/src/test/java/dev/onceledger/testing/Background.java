package dev.onceledger.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Runs calls in threads of their own, never interrupted: that would close an embedded H2 file for everybody. */
public final class Background {
    private Background() {}

    /** Starts a call. */
    public static <T> CompletableFuture<T> start(Callable<T> call) {
        return CompletableFuture.supplyAsync(
                () -> {
                    try {
                        return call.call();
                    } catch (RuntimeException unchecked) {
                        throw unchecked;
                    } catch (Exception checked) {
                        throw new CompletionException(checked);
                    }
                },
                task -> new Thread(task, "background").start());
    }

    /** Starts all calls at the same moment and waits for all of them. */
    public static <T> List<T> atOnce(List<Callable<T>> calls) throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        List<CompletableFuture<T>> running = new ArrayList<>();
        for (Callable<T> call : calls) {
            running.add(start(() -> {
                go.await();
                return call.call();
            }));
        }
        go.countDown();
        List<T> results = new ArrayList<>();
        for (CompletableFuture<T> one : running) {
            results.add(one.get(120, TimeUnit.SECONDS));
        }
        return results;
    }

    /** The same call so many times at once. */
    public static <T> List<T> atOnce(int times, Callable<T> call) throws Exception {
        List<Callable<T>> calls = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            calls.add(call);
        }
        return atOnce(calls);
    }
}
