package dev.onceledger.timeline.run;

import dev.onceledger.order.Step;
import dev.onceledger.timeline.Expectation;
import dev.onceledger.timeline.Statement;
import dev.onceledger.timeline.Tick;
import java.util.function.Supplier;

/** Told of a run as it goes on, always in the thread that drives it. */
public interface RunListener {
    /** Nobody listens. */
    RunListener NONE = new RunListener() {};

    /** A tick begins. */
    default void tickBegan(Tick tick) {}

    /** An action of the timeline begins. */
    default void acted(Statement.Action action) {}

    /** A client has passed, or is held at, a step. */
    default void reached(String client, Step step) {}

    /**
     * An action could not be carried out, and the run goes on without it.
     *
     * @param client whom it was about; empty if it was about none
     */
    default void passedOver(String client) {}

    /** All clients have come to rest after an action; whoever wants to see what the tick shows has the observer look. */
    default void cameToRest(Supplier<TickResult> soFar) {}

    /** An expectation was compared with what is seen. */
    default void checked(Expectation expectation, boolean holds) {}

    /** A tick is over. */
    default void tickEnded(TickResult result) {}

    /** The run is over. */
    default void ended(Outcome outcome) {}
}
