package dev.onceledger.explore;

import java.util.List;

/** One point of a schedule: what can be done there, and which of it is being tried. */
final class Branch {
    private final List<Move> choices;
    private int taken;

    Branch(List<Move> choices) {
        this.choices = choices;
    }

    Move move() {
        return choices.get(taken);
    }

    boolean isSame(List<Move> others) {
        return choices.equals(others);
    }

    /** Turns to the next choice; false if there is none. */
    boolean advance() {
        taken++;
        return taken < choices.size();
    }
}
