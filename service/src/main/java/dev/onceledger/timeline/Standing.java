package dev.onceledger.timeline;

import dev.onceledger.order.Answer;
import dev.onceledger.order.Step;

/** Where a client is with its latest request. */
public sealed interface Standing {
    /** It has sent nothing yet. */
    record Idle() implements Standing {}

    /**
     * It is held at a step.
     *
     * @param step where
     * @param inside what of it nobody else can see
     */
    record At(Step step, Inside inside) implements Standing {
        /** As a request of the order service is held there. */
        public At(Step step) {
            this(step, Inside.ofLedger(step));
        }
    }

    /**
     * It waits inside the database for a rival that is held.
     *
     * @param rival the client that it waits for
     * @param evidence how that is known; never part of a trace's text
     */
    record Waiting(String rival, Bilingual evidence) implements Standing {}

    /** It has its answer. */
    record Answered(Answer answer) implements Standing {}

    /** Its answer was lost: it cannot know what became of its request. */
    record Unknown() implements Standing {}

    /** It died at a step. */
    record Died(Step step) implements Standing {}

    /** The service itself failed on it. */
    record Failed(Bilingual reason) implements Standing {}

    /** One answer for each standing. */
    interface Cases<T> {
        /** Nothing sent. */
        T idle();

        /** Held. */
        T at(Step step);

        /** Waiting for a rival. */
        T waiting(String rival);

        /** Answered. */
        T answered(Answer answer);

        /** Answer lost. */
        T unknown();

        /** Dead. */
        T died(Step step);

        /** Failed. */
        T failed(Bilingual reason);
    }

    /** Decides by the kind of standing. */
    default <T> T match(Cases<T> cases) {
        if (this instanceof Idle) {
            return cases.idle();
        } else if (this instanceof At at) {
            return cases.at(at.step());
        } else if (this instanceof Waiting waiting) {
            return cases.waiting(waiting.rival());
        } else if (this instanceof Answered answered) {
            return cases.answered(answered.answer());
        } else if (this instanceof Unknown) {
            return cases.unknown();
        } else if (this instanceof Died died) {
            return cases.died(died.step());
        }
        return cases.failed(((Failed) this).reason());
    }
}
