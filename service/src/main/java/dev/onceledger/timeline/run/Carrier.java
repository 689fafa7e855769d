package dev.onceledger.timeline.run;

import dev.onceledger.order.Answer;
import dev.onceledger.order.Steps;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Unreachable;

/** What carries out one client's requests: a thread of this process, or a process of the client's own. */
interface Carrier extends AutoCloseable {
    /** Waits until it can carry out a request. */
    void ready() throws Unreachable;

    /**
     * Answers a request, in the calling thread's own time; {@code steps} is told of each place that it passes.
     *
     * @throws ClientDied if it was ended meanwhile
     */
    Answer send(NamedRequest request, Steps steps);

    /** The id of its session in the database's own views; -1 before the first transaction. */
    long session();

    /** Whether it is inside the statement that claims a key, now. */
    boolean isInsideClaim();

    /** Whether its thread waits in this process now; one that awaits word from elsewhere does not. */
    boolean isAsleep();

    /** The next commit is carried out, and its acknowledgement does not arrive. */
    void loseNextCommit();

    /**
     * Its process ends.
     *
     * @param held whether its request is held at a step; otherwise it is inside a statement
     */
    void die(boolean held);

    @Override
    void close();
}
