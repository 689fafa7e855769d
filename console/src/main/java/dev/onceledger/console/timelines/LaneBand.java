package dev.onceledger.console.timelines;

import java.util.List;

/**
 * One tick across all lanes.
 *
 * @param name such as {@code t0}
 * @param note what there is to see; empty until it has run
 * @param rows its actions; none if it has not begun
 * @param met how many of its expectations were met
 * @param unmet the others, each in words
 * @param isReached whether it has begun
 */
record LaneBand(String name, String note, List<LaneRow> rows, long met, List<String> unmet, boolean isReached) {}
