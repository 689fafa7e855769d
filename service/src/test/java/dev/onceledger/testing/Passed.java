package dev.onceledger.testing;

import dev.onceledger.order.Step;
import dev.onceledger.order.Steps;
import java.util.EnumMap;
import java.util.Map;

/** Counts the steps that a request passes, and lets others wait for them. */
public final class Passed implements Steps {
    private static final long AT_MOST_MILLIS = 60_000;

    private final Map<Step, Integer> times = new EnumMap<>(Step.class);
    private final boolean watched;

    public Passed(boolean watched) {
        this.watched = watched;
    }

    @Override
    public synchronized void at(Step step) {
        times.merge(step, 1, Integer::sum);
        notifyAll();
    }

    @Override
    public boolean watched() {
        return watched;
    }

    public synchronized int times(Step step) {
        return times.getOrDefault(step, 0);
    }

    /** Returns when the request has been there. */
    public synchronized void await(Step step) throws InterruptedException {
        long end = System.currentTimeMillis() + AT_MOST_MILLIS;
        while (!times.containsKey(step)) {
            long left = end - System.currentTimeMillis();
            if (left <= 0) {
                throw new AssertionError("the request never got to '" + step.text() + "'");
            }
            wait(left);
        }
    }
}
