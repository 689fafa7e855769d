package dev.onceledger.order;

import dev.onceledger.ledger.StoredAnswer;
import java.util.Optional;

/**
 * What the holder of a claim came to.
 *
 * @param answer what is stored and answered
 * @param problem why it was refused, or null
 * @param isStored false where the refusal holds for now only, and nothing is to be committed
 */
record Decision(StoredAnswer answer, Problem problem, boolean isStored) {
    static Decision done(StoredAnswer answer) {
        return new Decision(answer, null, true);
    }

    static Decision refused(Refusal refusal) {
        Problem problem = refusal.problem();
        StoredAnswer answer =
                new StoredAnswer(problem.code().status(), Problem.MEDIA_TYPE, null, problem.toJson(), null);
        return new Decision(answer, problem, refusal.isFinal());
    }

    Answer asAnswer() {
        return isStored ? Answer.fresh(answer, Optional.ofNullable(problem).map(Problem::code)) : Answer.of(problem);
    }
}
