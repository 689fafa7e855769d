package dev.onceledger.timeline.run;

import dev.onceledger.order.FinalRefusal;
import dev.onceledger.order.Step;
import dev.onceledger.order.Steps;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Holds one request at the steps where the stage wants it, and lets happen to it there what the stage wants. */
final class Hold implements Steps {
    /** Never held again. */
    static final Predicate<Step> TO_THE_END = step -> false;

    /** Held at whatever step comes next. */
    static final Predicate<Step> NEXT = step -> true;

    private final Consumer<Step> passing;
    private final Runnable resting;
    private Predicate<Step> goal;
    private volatile Step held;
    private volatile Step last = Step.RECEIVED;
    private Fate fate = Fate.NONE;
    private boolean doomed;

    Hold(Predicate<Step> goal, Consumer<Step> passing, Runnable resting) {
        this.goal = goal;
        this.passing = passing;
        this.resting = resting;
    }

    @Override
    public void at(Step step) throws FinalRefusal {
        arrive(step).befall();
    }

    private synchronized Fate arrive(Step step) {
        if (doomed) {
            throw new ClientDied();
        }
        last = step;
        passing.accept(step);
        if (goal.test(step)) {
            held = step;
            resting.run();
            while (held != null) {
                waitForStage();
            }
        }
        if (doomed) {
            throw new ClientDied();
        }
        Fate now = fate;
        fate = Fate.NONE;
        return now;
    }

    private void waitForStage() {
        try {
            wait();
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            throw new ClientDied();
        }
    }

    /** Lets the request go on, or on from wherever it is now, to its next goal; what befalls it does so where it is held. */
    synchronized void goOn(Predicate<Step> next, Fate befalling) {
        goal = next;
        fate = held == null ? fate : befalling;
        held = null;
        notifyAll();
    }

    /** Ends the request at once where it is held, otherwise at the next step that it reaches. */
    synchronized void doom() {
        doomed = true;
        held = null;
        notifyAll();
    }

    Optional<Step> held() {
        return Optional.ofNullable(held);
    }

    Step last() {
        return last;
    }

    /** Each step must really lie between two statements. */
    @Override
    public boolean watched() {
        return true;
    }
}
