package dev.onceledger.console.timelines;

import dev.onceledger.order.Step;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.run.Moments;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** What can be done by hand with one client, and where it cannot, why. */
enum Deed {
    SEND,
    STEP,
    RUN_TO,
    TO_END,
    DIE,
    LOSE_ANSWER,
    FAIL_TRANSIENT,
    FAIL_FINAL,
    END_SESSION;

    /** Until then a request has asked the database for nothing. */
    private static final Set<Step> BEFORE_THE_DATABASE = EnumSet.of(Step.RECEIVED, Step.BEFORE_CLAIM);

    /** Why it cannot be done now. */
    enum Refusal {
        /** It still has a request under way. */
        BUSY,
        /** It has none. */
        IDLE,
        /** It waits inside the database: whoever it waits for must go on first. */
        WAITS,
        /** Nothing is open that could be rolled back. */
        NOTHING_OPEN,
        /** The answer is decided. */
        DECIDED,
        /** It has asked the database for nothing yet. */
        NO_SESSION
    }

    /** Why it cannot be done with a client that stands there; empty if it can. */
    Optional<Refusal> refusal(Standing standing) {
        boolean waits = standing instanceof Standing.Waiting;
        boolean busy = waits || standing instanceof Standing.At;
        if (this == SEND) {
            return refused(busy, Refusal.BUSY);
        } else if (!busy) {
            return Optional.of(Refusal.IDLE);
        }
        Optional<Step> held = standing instanceof Standing.At at ? Optional.of(at.step()) : Optional.empty();
        return switch (this) {
            case STEP, RUN_TO, TO_END -> refused(waits, Refusal.WAITS);
            case FAIL_TRANSIENT ->
                refused(
                        held.filter(Moments::mayFailForAMoment).isEmpty(),
                        waits ? Refusal.WAITS : Refusal.NOTHING_OPEN);
            case FAIL_FINAL ->
                refused(held.filter(Moments::mayFailForGood).isEmpty(), waits ? Refusal.WAITS : Refusal.DECIDED);
            case END_SESSION ->
                refused(held.filter(BEFORE_THE_DATABASE::contains).isPresent(), Refusal.NO_SESSION);
            case SEND, DIE, LOSE_ANSWER -> Optional.empty();
        };
    }

    private static Optional<Refusal> refused(boolean is, Refusal why) {
        return is ? Optional.of(why) : Optional.empty();
    }
}
