package dev.onceledger.timeline.run;

import dev.onceledger.database.DatabaseFailure;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.DeployedDesign;
import dev.onceledger.timeline.Scene;
import dev.onceledger.timeline.Sight;
import dev.onceledger.timeline.Source;
import dev.onceledger.timeline.Statement;
import dev.onceledger.timeline.Tick;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.Unreachable;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.springframework.dao.DataAccessException;

/** One run of a timeline, a tick at a time; used by one thread at a time. */
public final class TimelineSession implements AutoCloseable {
    private Timeline timeline;
    private final Theatre theatre;
    private final RunListener listener;
    private final List<Tick> ahead;
    private final List<TickResult> results = new ArrayList<>();
    private Stopped stopped;
    private boolean databaseFailed;
    private boolean byHand;
    private Optional<DeployedDesign> design = Optional.empty();

    TimelineSession(Timeline timeline, Theatre theatre, RunListener listener) {
        this.timeline = timeline;
        this.theatre = theatre;
        this.listener = listener;
        this.ahead = new ArrayList<>(timeline.ticks());
        this.ahead.add(timeline.end());
    }

    /** Whether all ticks have run, or the run had to stop; what is done by hand has no end of its own. */
    public boolean isDone() {
        return ahead.isEmpty() && !byHand || stopped != null;
    }

    /** Whether it had to stop, so that nothing can be done any more. */
    public boolean isStopped() {
        return stopped != null;
    }

    /** Runs the next tick; where that is impossible the run is over, and {@link #outcome} says why. */
    public TickResult next() {
        if (isDone()) {
            throw new IllegalStateException("the timeline is over");
        }
        return run(ahead.remove(0));
    }

    /**
     * Does what the timeline does not say: from here on the run no longer follows it, and nothing is judged any more. What
     * turns out to be impossible is passed over.
     *
     * @param changed the timeline as it is told now: its ticks are those that have run and this one
     */
    public TickResult byHand(Timeline changed, Tick tick) {
        if (stopped != null) {
            throw new IllegalStateException("the run had to stop");
        }
        byHand = true;
        theatre.stage().takeOver();
        timeline = changed;
        ahead.clear();
        return run(tick);
    }

    private TickResult run(Tick tick) {
        theatre.diary().begin(tick);
        listener.tickBegan(tick);
        play(tick);
        TickResult result = theatre.diary().result(lastScene());
        results.add(result);
        listener.tickEnded(result);
        if (isDone()) {
            judge();
            listener.ended(outcome());
        }
        return result;
    }

    private void play(Tick tick) {
        Source at = new Source(tick.line(), tick.name());
        try {
            for (Statement statement : tick.statements()) {
                at = statement.source();
                play(statement);
            }
            if (ahead.isEmpty() && !byHand) {
                refuseUnfinished();
            }
        } catch (Unreachable reason) {
            stopped = new Stopped(tick.name(), at, reason.reason(), false);
        } catch (DataAccessException | DatabaseFailure gone) {
            databaseFailed = true;
            String word = word(gone);
            Bilingual reason = new Bilingual("the database failed: " + word, "데이터베이스 오류: " + word);
            stopped = new Stopped(tick.name(), at, reason, true);
        }
    }

    /** The database's or driver's own word, below what pools and templates say of it, and the system's beneath. */
    private static String word(Throwable failed) {
        String word = failed.getMessage();
        String ofSystem = "";
        for (Throwable cause = failed.getCause(); cause != null; cause = cause.getCause()) {
            word = cause instanceof SQLException ? cause.getMessage() : word;
            ofSystem = cause instanceof IOException ? " (" + cause.getMessage() + ")" : ofSystem;
        }
        return word + ofSystem;
    }

    private void play(Statement statement) throws Unreachable {
        try {
            statement.playOn(theatre.stage());
        } catch (Stuck stuck) {
            throw stuck;
        } catch (Unreachable reason) {
            theatre.stage().passOver(reason);
        }
    }

    /** What can still be seen when the database cannot be asked: the clients, and the rows of the tick before. */
    private Scene lastScene() {
        try {
            return theatre.stage().scene();
        } catch (DataAccessException gone) {
            databaseFailed = true;
        }
        Sight sight = results.isEmpty()
                ? new Sight(List.of(), List.of(), new TreeMap<>())
                : results.get(results.size() - 1).sight();
        return new Scene(theatre.company().standings(theatre.deployment()::inside), sight);
    }

    private void judge() {
        try {
            design = theatre.deployment().design();
        } catch (DataAccessException gone) {
            databaseFailed = true;
        }
    }

    private void refuseUnfinished() throws Unreachable {
        for (Client client : theatre.company().all()) {
            if (client.isBusy()) {
                throw Reasons.unfinished(client);
            }
        }
        for (Client client : theatre.company().all()) {
            if (client.awaitsCommit() && isOrderService()) {
                throw Reasons.madeNoCommit(client);
            }
        }
    }

    /** Designs need not commit where the order service does. */
    private boolean isOrderService() {
        return theatre.deployment().design().isEmpty();
    }

    /** Everything as it stands now. */
    public Scene scene() {
        return theatre.stage().scene();
    }

    /** What has been found so far; final when the run is done. */
    public Outcome outcome() {
        return new Outcome(
                timeline,
                theatre.ledger().database().dialect().productName(),
                results,
                theatre.diary().checked(),
                theatre.diary().unmet(),
                Optional.ofNullable(stopped),
                design);
    }

    /** Ends all clients, wherever they are, and drops the run's ledger. */
    @Override
    public void close() {
        theatre.close(databaseFailed);
    }
}
