package dev.onceledger.order;

import java.util.function.Function;

/** How one try ended. */
sealed interface Outcome {
    /** There is an answer, and it is final for this request. */
    record Answered(Answer answer) implements Outcome {}

    /** The transaction is over without a claim, or without knowing: only a fresh read tells. */
    record Unclear() implements Outcome {}

    /** Nothing is committed by this try; another may go better, and if none may follow this is the answer. */
    record Again(Problem whenExhausted) implements Outcome {}

    static Outcome answered(Answer answer) {
        return new Answered(answer);
    }

    static Outcome answered(Problem problem) {
        return new Answered(Answer.of(problem));
    }

    static Outcome unclear() {
        return new Unclear();
    }

    static Outcome again(Problem whenExhausted) {
        return new Again(whenExhausted);
    }

    /** Replaces an unclear outcome by what a closer look tells. */
    default Outcome clearedBy(Function<Unclear, Outcome> look) {
        return this instanceof Unclear unclear ? look.apply(unclear) : this;
    }
}
