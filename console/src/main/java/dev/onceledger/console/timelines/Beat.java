package dev.onceledger.console.timelines;

import dev.onceledger.order.Step;
import dev.onceledger.timeline.Scene;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.run.TickResult;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What one action of a timeline came to.
 *
 * @param action as it is written in the file; empty where a tick only looks
 * @param passed the steps that each client passed, in order
 * @param passedOver the clients that did not come to what they were told to; one without a name if it was about none
 * @param soFar what its tick had shown when all had come to rest
 */
record Beat(String action, Map<String, List<Step>> passed, List<String> passedOver, TickResult soFar) {
    List<Step> passedBy(String client) {
        return passed.getOrDefault(client, List.of());
    }

    /** What was there when all had come to rest. */
    Scene scene() {
        Map<String, Standing> clients = new LinkedHashMap<>();
        soFar.clients().forEach(client -> clients.put(client.client(), client.standing()));
        return new Scene(clients, soFar.sight());
    }
}
