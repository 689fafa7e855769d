package dev.onceledger.order;

/** Told of every answer, so that what leaves no ledger row (conflicts, replays, refusals, unknown outcomes) can be seen later. */
@FunctionalInterface
public interface Witness {
    /** Nobody takes note. */
    Witness NONE = (request, answer) -> {};

    /** This request got this answer; must not wait and must not throw. */
    void answered(Request request, Answer answer);
}
