package dev.onceledger.console.timelines;

import java.util.List;
import java.util.Map;

/**
 * One action across all lanes.
 *
 * @param action as it is written in the file; empty where a tick only looks
 * @param links the arrows above its marks, one below the other
 * @param marks what stands in each lane, by the lane's number
 */
record LaneRow(String action, List<Link> links, Map<Integer, List<Mark>> marks) {}
