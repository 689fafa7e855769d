package dev.onceledger.order;

import java.util.Optional;
import java.util.function.Function;

/** How one try ended. */
sealed interface Outcome {
    /** There is an answer, and it is final for this request. */
    record Answered(Answer answer) implements Outcome {}

    /** The transaction is over without a claim, or without knowing: only a fresh read tells. */
    record Unclear() implements Outcome {}

    /**
     * Nothing is known to be committed by this try; another may go better.
     *
     * @param whenExhausted the answer if none may follow
     * @param settles whether this try learnt that the request was not carried out: it held the claim, or read a record
     */
    record Again(Problem whenExhausted, boolean settles) implements Outcome {
        /** What is still unconfirmed after this try, given what was before it: a later failure proves nothing. */
        Optional<Problem> unconfirmed(Optional<Problem> earlier) {
            if (whenExhausted.code() == Code.REQUEST_STATUS_UNCONFIRMED) {
                return Optional.of(whenExhausted);
            }
            return settles ? Optional.empty() : earlier;
        }
    }

    static Outcome answered(Answer answer) {
        return new Answered(answer);
    }

    static Outcome answered(Problem problem) {
        return new Answered(Answer.of(problem));
    }

    static Outcome unclear() {
        return new Unclear();
    }

    static Outcome again(Problem whenExhausted, boolean settles) {
        return new Again(whenExhausted, settles);
    }

    /** Replaces an unclear outcome by what a closer look tells. */
    default Outcome clearedBy(Function<Unclear, Outcome> look) {
        return this instanceof Unclear unclear ? look.apply(unclear) : this;
    }
}
