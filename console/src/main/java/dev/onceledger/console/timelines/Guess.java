package dev.onceledger.console.timelines;

import dev.onceledger.order.Answer;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Scene;
import dev.onceledger.timeline.Standing;
import java.util.List;

/** What an audience can guess: the kinds of things that can become of a request, or how many orders there are. */
enum Guess {
    /** It runs, and answers with what it did. */
    OWN_RESULT,
    /** It gets stored bytes again. */
    STORED_RESULT,
    /** It is refused. */
    REFUSED,
    /** It waits for another. */
    WAITS,
    /** No answer reaches its caller. */
    NO_ANSWER,
    /** It is still at work. */
    UNDER_WAY,
    /** No order is committed. */
    NO_ORDER,
    /** One is. */
    ONE_ORDER,
    /** Two or more are. */
    MORE_ORDERS;

    static final List<Guess> OF_A_REQUEST = List.of(OWN_RESULT, STORED_RESULT, REFUSED, WAITS, NO_ANSWER, UNDER_WAY);
    static final List<Guess> OF_ORDERS = List.of(NO_ORDER, ONE_ORDER, MORE_ORDERS);

    private static final int FIRST_REFUSAL = 400;

    /** What has become of a request. */
    static Guess of(Standing standing) {
        return standing.match(new Standing.Cases<>() {
            @Override
            public Guess idle() {
                return UNDER_WAY;
            }

            @Override
            public Guess at(Step step) {
                return UNDER_WAY;
            }

            @Override
            public Guess waiting(String rival) {
                return WAITS;
            }

            @Override
            public Guess answered(Answer answer) {
                if (answer.replayed()) {
                    return STORED_RESULT;
                }
                return answer.status() < FIRST_REFUSAL ? OWN_RESULT : REFUSED;
            }

            @Override
            public Guess unknown() {
                return NO_ANSWER;
            }

            @Override
            public Guess died(Step step) {
                return NO_ANSWER;
            }

            @Override
            public Guess failed(Bilingual reason) {
                return REFUSED;
            }
        });
    }

    /** How many orders are committed. */
    static Guess ofOrders(Scene scene) {
        int orders = scene.sight().orders().size();
        return orders == 0 ? NO_ORDER : orders == 1 ? ONE_ORDER : MORE_ORDERS;
    }
}
