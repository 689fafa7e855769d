package dev.onceledger.explore;

import java.time.Duration;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The counts of an exploration, kept by all workers together. */
final class Tally {
    private final long began = System.nanoTime();
    private final Checkpoint start;
    private final Map<Rule, Violation> violations = new EnumMap<>(Rule.class);
    private long schedules;
    private long infeasible;
    private long violating;
    private double done;

    Tally(Checkpoint start) {
        this.start = start;
        this.schedules = start.schedules();
        this.infeasible = start.infeasible();
        this.violating = start.violating();
        this.done = start.done();
    }

    /** Counts a schedule; yields how far the exploration has come with it. */
    synchronized Progress add(Schedule schedule) {
        schedules++;
        infeasible += schedule.infeasible();
        done += schedule.weight();
        violating += schedule.violations().isEmpty() ? 0 : 1;
        schedule.violations().forEach(found -> violations.merge(found.rule(), found, Violation::or));
        return progress();
    }

    synchronized Progress progress() {
        Duration took = Duration.ofNanos(System.nanoTime() - began);
        return new Progress(
                schedules,
                infeasible,
                violating,
                Set.copyOf(violations.keySet()),
                done,
                took,
                schedules - start.schedules());
    }

    synchronized Checkpoint checkpoint(List<Prefix> open) {
        return new Checkpoint(schedules, infeasible, violating, done, open);
    }

    synchronized List<Violation> violations() {
        return violations.values().stream()
                .sorted(Comparator.comparingInt(Violation::moves))
                .toList();
    }
}
