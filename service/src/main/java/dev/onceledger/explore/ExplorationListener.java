package dev.onceledger.explore;

/** Told after each schedule, by one worker at a time; says whether to go on. */
@FunctionalInterface
public interface ExplorationListener {
    /** Goes on to the end. */
    ExplorationListener TO_THE_END = progress -> true;

    /** This far it has come; false ends the exploration. */
    boolean ran(Progress progress);
}
