package dev.onceledger.console.timelines;

import dev.onceledger.timeline.run.TimelineRunner;
import dev.onceledger.timeline.run.TimelineSession;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/** A run that can be brought to any of its ticks; driven off the screen's thread, by one thread at a time. */
final class Run implements AutoCloseable {
    private final Grounds grounds;
    private final Where where;
    private final Consumer<Shown> live;
    private Course course;
    private TimelineSession session;
    private List<Band> bands = List.of();
    private Duration pause = Duration.ZERO;
    private boolean replays;
    private volatile boolean closed;

    /**
     * A run that has not begun.
     *
     * @param where it is to run
     * @param live told, in the driving thread, of all that happens in a tick that is run forward
     */
    Run(Course course, Grounds grounds, Where where, Consumer<Shown> live) {
        this.course = course;
        this.grounds = grounds;
        this.where = where;
        this.live = live;
    }

    /**
     * Runs on until this many ticks are over; from the start if more are over already, or the ledger is gone.
     *
     * @param next the course from here on; up to the ticks that are over it is the one that was run
     * @param look how long to let people look after each action; all clients stay where they are meanwhile
     */
    synchronized Shown to(Course next, int ticks, Duration look) throws Exception {
        if (session != null && done() > ticks) {
            end();
        }
        course = next;
        if (session == null && ticks > 0 && !closed) {
            session = TimelineRunner.open(
                    course.timeline(),
                    grounds.open(where.ground()),
                    grounds.kind(where.design()),
                    new Recorder(this::follow));
        }
        pause = look;
        replays = ticks - done() > 1;
        try {
            while (done() < ticks && mayGoOn() && !closed) {
                goOn(done() - course.followed());
            }
        } catch (RuntimeException failed) {
            endAfter(failed);
            throw failed;
        }
        return shown();
    }

    /** What failed once is run anew the next time. */
    private void endAfter(RuntimeException failed) {
        try {
            end();
        } catch (RuntimeException too) {
            failed.addSuppressed(too);
        }
    }

    private boolean mayGoOn() {
        return !session.isStopped() && (course.isByHand() || !session.isDone());
    }

    private void goOn(int byHand) {
        if (byHand < 0) {
            session.next();
        } else {
            session.byHand(course.told(byHand + 1), course.tick(byHand));
        }
    }

    private int done() {
        return (int) bands.stream().filter(band -> band.result().isPresent()).count();
    }

    private void follow(List<Band> all) {
        bands = all;
        if (!replays && !closed) {
            live.accept(new Shown(course, all, Optional.empty(), false));
            LockSupport.parkNanos(pause.toNanos());
        }
    }

    private Shown shown() {
        return session == null
                ? Shown.nothing(course)
                : new Shown(course, bands, Optional.of(session.outcome()), session.isDone());
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
