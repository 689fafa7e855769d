package dev.onceledger.cli;

import dev.onceledger.database.CannotOpen;
import dev.onceledger.database.OpenedLedger;
import dev.onceledger.database.Target;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.run.Deployment;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.RunListener;
import dev.onceledger.timeline.run.TimelineRunner;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs timelines on the databases that a person named; open until closed. */
final class Replays implements AutoCloseable {
    private final List<OpenedLedger> opened = new ArrayList<>();

    private final boolean processes;

    private Replays(boolean processes) {
        this.processes = processes;
    }

    /** Opens all of them, or none; {@code processes} makes every client a process of its own. */
    static Replays on(DatabaseOptions options, boolean processes) {
        Replays replays = new Replays(processes);
        try {
            options.namedForRuns().forEach(db -> replays.opened.add(options.openForRuns(db)));
            return replays;
        } catch (RuntimeException failed) {
            replays.close();
            throw failed;
        }
    }

    /** Runs it wherever it can run, its requests sent to this design, or to the order service if there is none. */
    Replayed run(Timeline timeline, Optional<Deployment.Kind> design) {
        List<Outcome> outcomes = new ArrayList<>();
        List<String> skipped = new ArrayList<>();
        for (OpenedLedger one : opened) {
            String product = one.database().dialect().productName();
            if (timeline.setup().databases().allow(product)) {
                outcomes.add(run(timeline, design, one));
            } else {
                skipped.add(product);
            }
        }
        return new Replayed(timeline, outcomes, skipped);
    }

    private Outcome run(Timeline timeline, Optional<Deployment.Kind> design, OpenedLedger opened) {
        Target target = opened.database().target();
        try {
            if (processes) {
                return TimelineRunner.runInProcesses(timeline, target, RunListener.NONE);
            }
            return design.isEmpty()
                    ? TimelineRunner.run(timeline, target, RunListener.NONE)
                    : TimelineRunner.run(timeline, target, design.get(), RunListener.NONE);
        } catch (UncheckedIOException noRedis) {
            throw CannotOpen.unreachable(noRedis.getMessage(), noRedis);
        } catch (SQLException failed) {
            throw CannotOpen.unreachable(
                    "the run of " + timeline.name() + " could not begin: " + failed.getMessage(), failed);
        }
    }

    @Override
    public void close() {
        opened.forEach(OpenedLedger::close);
    }
}
