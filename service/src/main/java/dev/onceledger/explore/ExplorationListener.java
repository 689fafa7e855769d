package dev.onceledger.explore;

/** Told after each schedule; says whether to go on. */
@FunctionalInterface
public interface ExplorationListener {
    /** Goes on to the end. */
    ExplorationListener TO_THE_END = (schedules, violations) -> true;

    /** So many schedules have been run; false ends the exploration. */
    boolean ran(long schedules, long violations);
}
