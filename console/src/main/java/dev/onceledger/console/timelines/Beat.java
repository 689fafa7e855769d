package dev.onceledger.console.timelines;

import dev.onceledger.order.Step;
import dev.onceledger.timeline.Scene;
import java.util.List;
import java.util.Map;

/**
 * What one action of a timeline came to.
 *
 * @param action as it is written in the file; empty where a tick only looks
 * @param passed the steps that each client passed, in order
 * @param scene what was there when all had come to rest
 */
record Beat(String action, Map<String, List<Step>> passed, Scene scene) {
    List<Step> passedBy(String client) {
        return passed.getOrDefault(client, List.of());
    }
}
