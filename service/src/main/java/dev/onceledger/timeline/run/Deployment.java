package dev.onceledger.timeline.run;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.order.Answer;
import dev.onceledger.order.Steps;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Setup;
import java.util.SortedMap;

/** What the clients of a run send their requests to. */
public interface Deployment extends AutoCloseable {
    /** The way in for a client whose transactions run on its own connection. */
    Sender sender(LedgerDatabase client);

    /** What an observer can count besides the run's rows, by the names under which timelines expect it. */
    SortedMap<String, Integer> counts();

    /** Lets the time pass after which requests are forgotten; yields how many are. */
    long retentionPasses();

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
