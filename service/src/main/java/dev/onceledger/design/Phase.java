package dev.onceledger.design;

import dev.onceledger.order.Step;

/** The places that all designs share, though not each reaches all of them, nor in this order; each is a step to hold at. */
public enum Phase {
    /** The request has come in. */
    RECEIVED(Step.RECEIVED),
    /** The design has made the key its own. */
    CLAIMED(Step.CLAIMED),
    /** Order and stock are written. */
    WORKED(Step.WORKED),
    /** The payment provider has taken the charge. */
    CHARGED(Step.CHARGED),
    /** What a repeat will be answered with is kept. */
    REMEMBERED(Step.REMEMBERED),
    /** The answer is about to leave. */
    ANSWERED(Step.ANSWERED);

    private final Step step;

    Phase(Step step) {
        this.step = step;
    }

    /** The step at which a request of a design that has this phase can be held. */
    public Step step() {
        return step;
    }
}
