package dev.onceledger.http;

/** Counts events in whole seconds, a few of them back. */
final class PerSecond {
    private static final int SECONDS = 10;

    private final long[] second = new long[SECONDS + 1];
    private final long[] events = new long[SECONDS + 1];

    synchronized void count(long now) {
        int slot = (int) (now % second.length);
        if (second[slot] != now) {
            second[slot] = now;
            events[slot] = 0;
        }
        events[slot]++;
    }

    /** The average over the last whole seconds; the one under way is left out, for it is not over. */
    synchronized double average(long now) {
        long sum = 0;
        for (int slot = 0; slot < second.length; slot++) {
            if (second[slot] < now && second[slot] >= now - SECONDS) {
                sum += events[slot];
            }
        }
        return (double) sum / SECONDS;
    }
}
