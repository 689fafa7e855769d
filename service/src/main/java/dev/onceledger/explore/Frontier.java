package dev.onceledger.explore;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;

/** The beginnings that are still to be run, shared by all workers. */
final class Frontier {
    private final List<Prefix> open;
    /** Null for the newest first, which keeps the fewest open. */
    private final RandomGenerator random;

    private int running;
    private boolean ended;

    Frontier(Collection<Prefix> open, Long seed) {
        this.open = new ArrayList<>(open);
        this.random = seed == null ? null : new Random(seed);
    }

    /** The next one to run; waits while others may still find some, empty when all is done or ended. */
    synchronized Optional<Prefix> take() throws InterruptedException {
        while (open.isEmpty() && running > 0 && !ended) {
            wait();
        }
        if (open.isEmpty() || ended) {
            return Optional.empty();
        }
        running++;
        int last = open.size() - 1;
        if (random != null) {
            Prefix chosen = open.set(random.nextInt(open.size()), open.get(last));
            open.set(last, chosen);
        }
        return Optional.of(open.remove(last));
    }

    /** One has been run, and others were found beside it. */
    synchronized void ran(List<Prefix> found) {
        open.addAll(found);
        running--;
        notifyAll();
    }

    /** One could not be run to its end. */
    synchronized void giveBack(Prefix prefix) {
        ran(List.of(prefix));
    }

    /** Nothing more is handed out. */
    synchronized void end() {
        ended = true;
        notifyAll();
    }

    synchronized boolean hasEnded() {
        return ended;
    }

    synchronized List<Prefix> rest() {
        return List.copyOf(open);
    }
}
