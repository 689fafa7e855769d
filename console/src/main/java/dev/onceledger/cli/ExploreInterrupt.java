package dev.onceledger.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Makes Ctrl+C end an exploration after the schedules that are being run, with its summary printed and its state kept. */
final class ExploreInterrupt {
    private static final long PATIENCE_SECONDS = 20;

    private final CountDownLatch results = new CountDownLatch(1);
    private final Thread hook;

    private ExploreInterrupt(ExploreProgress progress) {
        this.hook = new Thread(() -> {
            progress.end();
            await();
        });
    }

    static ExploreInterrupt ending(ExploreProgress progress) {
        ExploreInterrupt interrupt = new ExploreInterrupt(progress);
        Runtime.getRuntime().addShutdownHook(interrupt.hook);
        return interrupt;
    }

    private void await() {
        try {
            if (!results.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                System.err.println("onceledger: the exploration did not end in time; its state is not kept");
            }
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }

    /** The exploration is over and its results are out. */
    void over() {
        results.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException ending) {
            // The process is ending: the hook has just been let go.
        }
    }
}
