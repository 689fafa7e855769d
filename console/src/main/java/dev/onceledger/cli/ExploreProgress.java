package dev.onceledger.cli;

import dev.onceledger.explore.ExplorationListener;
import dev.onceledger.explore.Progress;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;

/** Tells every second how an exploration gets on, and ends it on demand. */
final class ExploreProgress implements ExplorationListener {
    private static final Duration BETWEEN = Duration.ofSeconds(1);

    private final PrintWriter err;
    private volatile boolean ending;
    private Duration told = Duration.ZERO;

    ExploreProgress(PrintWriter err) {
        this.err = err;
    }

    @Override
    public boolean ran(Progress progress) {
        if (progress.took().minus(told).compareTo(BETWEEN) > 0) {
            told = progress.took();
            err.println(line(progress));
        }
        return !ending;
    }

    /** No more schedules after those that are being run. */
    void end() {
        ending = true;
    }

    static String line(Progress progress) {
        return String.format(
                Locale.ROOT,
                "%d schedules, %d violations, %.0f a second, about %.0f %% done%s",
                progress.schedules(),
                progress.violating(),
                progress.rate(),
                Math.floor(progress.done() * 100),
                left(progress));
    }

    /** By how many there will be if the rest branches as what has been run did. */
    private static String left(Progress progress) {
        if (progress.done() <= 0) {
            return "";
        }
        double rest = progress.schedules() / progress.done() * (1 - progress.done());
        return String.format(Locale.ROOT, ", about %.0f s left", Math.ceil(rest / progress.rate()));
    }
}
