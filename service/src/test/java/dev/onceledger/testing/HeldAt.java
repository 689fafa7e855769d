package dev.onceledger.testing;

import dev.onceledger.order.Step;
import dev.onceledger.order.Steps;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Holds a request at one step, the first time that it gets there, until it is let go. */
public final class HeldAt implements Steps {
    private static final long AT_MOST_SECONDS = 60;

    private final Step step;
    private final AtomicBoolean first = new AtomicBoolean(true);
    private final CountDownLatch reached = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);

    public HeldAt(Step step) {
        this.step = step;
    }

    @Override
    public void at(Step now) {
        if (now == step && first.compareAndSet(true, false)) {
            reached.countDown();
            await(released, "was never let go from");
        }
    }

    @Override
    public boolean watched() {
        return true;
    }

    /** Returns when the request is there. */
    public HeldAt awaitReached() {
        await(reached, "never got to");
        return this;
    }

    public void release() {
        released.countDown();
    }

    private void await(CountDownLatch latch, String what) {
        try {
            if (!latch.await(AT_MOST_SECONDS, TimeUnit.SECONDS)) {
                throw new AssertionError("the request " + what + " '" + step.text() + "'");
            }
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }
}
