package dev.onceledger.explore;

import java.util.List;

/**
 * A schedule that has been run.
 *
 * @param beside the beginnings of others that were found beside it
 * @param infeasible at how many places of it, found now, a client could not be moved
 * @param weight one divided by the number of choices at each of its points
 * @param violations one of each rule that it broke
 */
record Schedule(List<Prefix> beside, int infeasible, double weight, List<Violation> violations) {}
