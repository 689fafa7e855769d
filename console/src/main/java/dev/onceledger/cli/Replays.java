package dev.onceledger.cli;

import dev.onceledger.database.CannotOpen;
import dev.onceledger.database.DatabaseFailure;
import dev.onceledger.database.OpenedLedger;
import dev.onceledger.database.Target;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.run.Deployment;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.RunListener;
import dev.onceledger.timeline.run.TimelineRunner;
import dev.onceledger.timeline.run.TimelineSession;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.flywaydb.core.api.FlywayException;
import org.springframework.dao.DataAccessException;

/** Runs timelines on the databases that a person named; open until closed. */
final class Replays implements AutoCloseable {
    private final List<OpenedLedger> opened = new ArrayList<>();

    private final boolean processes;
    private final BooleanSupplier ending;

    private Replays(boolean processes, BooleanSupplier ending) {
        this.processes = processes;
        this.ending = ending;
    }

    /**
     * Opens all of them, or none.
     *
     * @param processes makes every client a process of its own
     * @param ending whether to end at the next tick, with the ledger of the run dropped
     */
    static Replays on(DatabaseOptions options, boolean processes, BooleanSupplier ending) {
        Replays replays = new Replays(processes, ending);
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
        refuseIfEnding(timeline);
        try (TimelineSession session = open(timeline, design, target)) {
            while (!session.isDone()) {
                session.next();
                refuseIfEnding(timeline);
            }
            return session.outcome();
        } catch (UncheckedIOException noRedis) {
            throw CannotOpen.unreachable(noRedis.getMessage(), noRedis);
        } catch (SQLException | DataAccessException | DatabaseFailure | FlywayException failed) {
            refuseIfEnding(timeline);
            throw CannotOpen.unreachable(
                    "the run of " + timeline.name() + " could not begin: " + Failures.rootMessage(failed), failed);
        }
    }

    /** A process that ends takes its embedded databases with it: what a run meets then is not what it was for. */
    private void refuseIfEnding(Timeline timeline) {
        if (ending.getAsBoolean()) {
            throw CannotOpen.refused(timeline.name() + " was ended before its end", null);
        }
    }

    private TimelineSession open(Timeline timeline, Optional<Deployment.Kind> design, Target target)
            throws SQLException {
        if (processes) {
            return TimelineRunner.openInProcesses(timeline, target, RunListener.NONE);
        }
        return design.isEmpty()
                ? TimelineRunner.open(timeline, target, RunListener.NONE)
                : TimelineRunner.open(timeline, target, design.get(), RunListener.NONE);
    }

    @Override
    public void close() {
        opened.forEach(OpenedLedger::close);
    }
}
