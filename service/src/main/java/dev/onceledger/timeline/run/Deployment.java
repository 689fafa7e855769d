package dev.onceledger.timeline.run;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.order.Answer;
import dev.onceledger.order.Step;
import dev.onceledger.order.Steps;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.DeployedDesign;
import dev.onceledger.timeline.Inside;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Setup;
import dev.onceledger.timeline.Unreachable;
import java.util.Optional;
import java.util.SortedMap;

/** What the clients of a run send their requests to. */
public interface Deployment extends AutoCloseable {
    /** The way in for a client whose transactions run on its own connection. */
    Sender sender(LedgerDatabase client);

    /** What an observer can count besides the run's rows, by the names under which timelines expect it. */
    SortedMap<String, Integer> counts();

    /** Lets the time pass after which requests are forgotten; yields how many are. */
    long retentionPasses();

    /** Lets each key pass its time to live and nothing else; yields how many are gone. */
    default long keysExpire() {
        return retentionPasses();
    }

    /**
     * Stops the Redis that was started for it, or starts it anew with nothing in it; false if it needs none.
     *
     * @throws Unreachable if it does not start again
     */
    default boolean redis(boolean up) throws Unreachable {
        return false;
    }

    /** Why it cannot take this request, if it cannot; none is sent then. */
    default Optional<Bilingual> refusal(NamedRequest request) {
        return request.isOutsideOfTheContract()
                ? Optional.of(new Bilingual(
                        request.name() + " would be refused before the ledger; only a design can be sent it",
                        request.name() + " 요청은 원장에 닿기 전에 거절됩니다. 설계에만 보낼 수 있습니다"))
                : Optional.empty();
    }

    /** What of a request that is held at this step nobody else can see. */
    default Inside inside(Step step) {
        return Inside.ofLedger(step);
    }

    /** What is to be known of the design, its answers so far judged by the rows as they are now; empty if it is none. */
    default Optional<DeployedDesign> design() {
        return Optional.empty();
    }

    /** Forgets what it keeps outside of the ledger's own tables, for another run on the same ledger. */
    void clear();

    /** Gives back what it holds besides the run's ledger. */
    @Override
    void close();

    /** Answers the requests of one client. */
    @FunctionalInterface
    interface Sender {
        /** Answers a request; {@code steps} is told of each place that it passes. */
        Answer send(NamedRequest request, Steps steps);
    }

    /** What can be deployed for a run. */
    interface Kind {
        /** By which name lines of a timeline that speak of it alone call it; empty if none do. */
        String name();

        /** Deploys it over a ledger made for the run. */
        Deployment deploy(LedgerDatabase run, LedgerClock clock, Setup setup);
    }
}
