package dev.onceledger.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Makes Ctrl+C end what runs at the next place where it can be ended, with its results printed and nothing left behind. */
final class Interrupt implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 20;

    private final CountDownLatch over = new CountDownLatch(1);
    private final String late;
    private final Thread hook;
    private volatile boolean asked;

    private Interrupt(Runnable end, String late) {
        this.late = late;
        this.hook = new Thread(() -> {
            asked = true;
            end.run();
            await();
        });
    }

    /**
     * From now until this is closed.
     *
     * @param end asks what runs to end
     * @param late what is said if it does not end in time
     */
    static Interrupt ending(Runnable end, String late) {
        Interrupt interrupt = new Interrupt(end, late);
        Runtime.getRuntime().addShutdownHook(interrupt.hook);
        return interrupt;
    }

    /** Whether the process is to end. */
    boolean isAsked() {
        return asked;
    }

    private void await() {
        try {
            if (!over.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                System.err.println("onceledger: " + late);
            }
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }

    /** All is over, and its results are out. */
    @Override
    public void close() {
        over.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException ending) {
            // The process is ending: the hook has just been let go.
        }
    }
}
