package dev.onceledger.cli;

import dev.onceledger.explore.ExplorationListener;
import dev.onceledger.explore.Progress;
import dev.onceledger.timeline.Bilingual;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;

/** Tells every second how an exploration gets on, and ends it on demand. */
final class ExploreProgress implements ExplorationListener {
    private static final Duration BETWEEN = Duration.ofSeconds(1);
    private static final double ENOUGH_TO_JUDGE_BY = 0.05;

    private final PrintWriter err;
    private final Locale language;
    private volatile boolean ending;
    private Duration told = Duration.ZERO;

    ExploreProgress(PrintWriter err, Locale language) {
        this.err = err;
        this.language = language;
    }

    @Override
    public boolean ran(Progress progress) {
        if (progress.took().minus(told).compareTo(BETWEEN) > 0) {
            told = progress.took();
            err.println(line(progress).in(language));
        }
        return !ending;
    }

    /** No more schedules after those that are being run. */
    void end() {
        ending = true;
    }

    static Bilingual line(Progress progress) {
        Bilingual left = left(progress);
        return new Bilingual(
                line("%d schedules, %d violations, %.0f a second, about %.0f %% done", progress) + left.en(),
                line("순서 %d개, 위반 %d개, 초당 %.0f개, 약 %.0f%% 진행", progress) + left.ko());
    }

    private static String line(String form, Progress progress) {
        return String.format(
                Locale.ROOT,
                form,
                progress.schedules(),
                progress.violating(),
                progress.rate(),
                Math.floor(progress.done() * 100));
    }

    /** By how many there will be if the rest branches as what has been run did; of a small part that would be a wild guess. */
    private static Bilingual left(Progress progress) {
        if (progress.done() < ENOUGH_TO_JUDGE_BY) {
            return Bilingual.NONE;
        }
        double rest = progress.schedules() / progress.done() * (1 - progress.done());
        double seconds = Math.ceil(rest / progress.rate());
        return new Bilingual(
                String.format(Locale.ROOT, ", about %.0f s left", seconds),
                String.format(Locale.ROOT, ", 약 %.0f초 남음", seconds));
    }
}
