package dev.onceledger.explore;

import dev.onceledger.explore.Move.Kind;
import dev.onceledger.order.Step;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Which failures an exploration lets happen, one in each schedule at most. */
public enum Faults {
    /** None: only the order of steps varies. */
    NONE,
    /** A death, a final business error or a transient failure, at every step where it can happen. */
    ONE;

    private static final Set<Step> FINAL = with(EnumSet.range(Step.CLAIMED, Step.STOCK_DECREASED));
    private static final Set<Step> TRANSIENT = with(EnumSet.range(Step.CLAIMED, Step.BEFORE_COMMIT));

    /** Other designs do their work between phases of their own. */
    private static Set<Step> with(EnumSet<Step> steps) {
        steps.addAll(EnumSet.of(Step.WORKED, Step.CHARGED));
        return steps;
    }

    List<Move> at(Step step, String client) {
        List<Move> moves = new ArrayList<>();
        if (this == ONE) {
            moves.add(new Move(Kind.DIE, client));
            if (FINAL.contains(step)) {
                moves.add(new Move(Kind.FAIL_FINAL, client));
            }
            if (TRANSIENT.contains(step)) {
                moves.add(new Move(Kind.FAIL_TRANSIENT, client));
            }
        }
        return moves;
    }
}
