package dev.onceledger.explore;

import java.util.ArrayList;
import java.util.List;

/** Where an exploration stands, so that another sitting can go on from there. */
public final class Checkpoint {
    /** Nothing has been run. */
    public static final Checkpoint START = new Checkpoint(0, 0, 0, 0, List.of(Prefix.NONE));

    private final long schedules;
    private final long infeasible;
    private final long violating;
    private final double done;
    private final List<Prefix> open;

    Checkpoint(long schedules, long infeasible, long violating, double done, List<Prefix> open) {
        this.schedules = schedules;
        this.infeasible = infeasible;
        this.violating = violating;
        this.done = done;
        this.open = List.copyOf(open);
    }

    long schedules() {
        return schedules;
    }

    long infeasible() {
        return infeasible;
    }

    long violating() {
        return violating;
    }

    double done() {
        return done;
    }

    List<Prefix> open() {
        return open;
    }

    /** Whether nothing is left to run. */
    public boolean isDone() {
        return open.isEmpty();
    }

    /** The lines of a file that {@link #read} reads. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(schedules + " " + infeasible + " " + violating + " " + done);
        open.forEach(prefix -> lines.add(prefix.text()));
        return lines;
    }

    /**
     * Reads what {@link #lines} wrote.
     *
     * @throws IllegalArgumentException if it is something else
     */
    public static Checkpoint read(List<String> lines) {
        String[] counts = lines.isEmpty() ? new String[0] : lines.get(0).split(" ");
        if (counts.length != 4) {
            throw new IllegalArgumentException("not where an exploration stands");
        }
        return new Checkpoint(
                Long.parseLong(counts[0]),
                Long.parseLong(counts[1]),
                Long.parseLong(counts[2]),
                Double.parseDouble(counts[3]),
                lines.stream().skip(1).map(Prefix::parse).toList());
    }
}
