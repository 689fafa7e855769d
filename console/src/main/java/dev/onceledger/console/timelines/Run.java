package dev.onceledger.console.timelines;

import dev.onceledger.database.Target;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.run.TimelineRunner;
import dev.onceledger.timeline.run.TimelineSession;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/** A run that can be brought to any of its ticks; driven off the screen's thread, by one thread at a time. */
final class Run implements AutoCloseable {
    private final Timeline timeline;
    private final Callable<Target> ground;
    private final Consumer<Shown> live;
    private TimelineSession session;
    private List<Band> bands = List.of();
    private Duration pause = Duration.ZERO;
    private boolean replays;
    private volatile boolean closed;

    /**
     * A run that has not begun.
     *
     * @param ground where it is to run
     * @param live told, in the driving thread, of all that happens in a tick that is run forward
     */
    Run(Timeline timeline, Callable<Target> ground, Consumer<Shown> live) {
        this.timeline = timeline;
        this.ground = ground;
        this.live = live;
    }

    /**
     * Runs on until this many ticks are over; from the start if more are over already, or the ledger is gone.
     *
     * @param look how long to let people look after each action; all clients stay where they are meanwhile
     */
    synchronized Shown to(int ticks, Duration look) throws Exception {
        if (session != null && shown().ticks() > ticks) {
            end();
        }
        if (session == null && ticks > 0 && !closed) {
            session = TimelineRunner.open(timeline, ground.call(), new Recorder(this::follow));
        }
        pause = look;
        replays = ticks - shown().ticks() > 1;
        while (shown().ticks() < ticks && !session.isDone() && !closed) {
            session.next();
        }
        return shown();
    }

    private void follow(List<Band> all) {
        bands = all;
        if (!replays && !closed) {
            live.accept(new Shown(timeline, all, Optional.empty(), false));
            LockSupport.parkNanos(pause.toNanos());
        }
    }

    private Shown shown() {
        return session == null
                ? Shown.nothing(timeline)
                : new Shown(timeline, bands, Optional.of(session.outcome()), session.isDone());
    }

    /** Drops the ledger of the run; it can be run again. */
    synchronized void end() {
        if (session != null) {
            TimelineSession ending = session;
            session = null;
            bands = List.of();
            ending.close();
        }
    }

    /** Ends it for good, after the tick that is under way. */
    @Override
    public void close() {
        closed = true;
        end();
    }
}
