package dev.onceledger.explore;

import dev.onceledger.database.DatabaseFailure;
import dev.onceledger.timeline.Unreachable;
import dev.onceledger.timeline.run.Rehearsal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.springframework.dao.DataAccessException;

/** The workers of an exploration, each on a ledger of its own. */
final class Crew {
    private final Frontier frontier;
    private final Tally tally;
    private final long limit;
    private final ExplorationListener listener;
    private final AtomicLong begun = new AtomicLong();
    private final AtomicReference<Throwable> failure = new AtomicReference<>();

    Crew(Frontier frontier, Tally tally, long limit, ExplorationListener listener) {
        this.frontier = frontier;
        this.tally = tally;
        this.limit = limit;
        this.listener = listener;
    }

    /** Runs one schedule. */
    @FunctionalInterface
    interface Work {
        Schedule run(Rehearsal rehearsal, Prefix prefix) throws Unreachable;
    }

    /** Works until nothing is left or one says to end; the first failure of any of them ends all. */
    void work(List<Rehearsal> rehearsals, Work work) throws Unreachable {
        List<Thread> threads = new ArrayList<>();
        for (Rehearsal rehearsal : rehearsals) {
            Thread thread = new Thread(() -> work(rehearsal, work), "explorer-" + threads.size());
            thread.setDaemon(true);
            threads.add(thread);
            thread.start();
        }
        threads.forEach(Crew::join);
        Throwable failed = failure.get();
        if (failed instanceof Unreachable unreachable) {
            throw unreachable;
        } else if (failed instanceof DataAccessException || failed instanceof DatabaseFailure) {
            throw (RuntimeException) failed;
        } else if (failed != null) {
            throw new IllegalStateException("a schedule could not be run: " + failed.getMessage(), failed);
        }
    }

    private void work(Rehearsal rehearsal, Work work) {
        Optional<Prefix> next = take();
        while (next.isPresent()) {
            run(rehearsal, work, next.get());
            next = take();
        }
    }

    private void run(Rehearsal rehearsal, Work work, Prefix prefix) {
        try {
            Schedule schedule = work.run(rehearsal, prefix);
            Progress progress = tally.add(schedule);
            frontier.ran(schedule.beside());
            endIfAsked(progress);
        } catch (Unreachable | RuntimeException failed) {
            frontier.giveBack(prefix);
            // Whoever ends an exploration may take its database away at once, as the end of the process does.
            endIfAsked(tally.progress());
            if (!frontier.hasEnded()) {
                failure.compareAndSet(null, failed);
                frontier.end();
            }
        }
    }

    private void endIfAsked(Progress progress) {
        synchronized (listener) {
            if (!listener.ran(progress)) {
                frontier.end();
            }
        }
    }

    private Optional<Prefix> take() {
        // Counted when handed out: while one worker runs the last that was wanted, no other may begin one more.
        if (begun.getAndIncrement() >= limit) {
            return Optional.empty();
        }
        try {
            return frontier.take();
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private static void join(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException asked) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
