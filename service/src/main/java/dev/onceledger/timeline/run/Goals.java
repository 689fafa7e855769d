package dev.onceledger.timeline.run;

import dev.onceledger.order.Step;
import java.util.LinkedHashMap;
import java.util.Map;

/** Where clients were told to go and have not come to yet. */
final class Goals {
    private final Map<Client, Step> goals = new LinkedHashMap<>();

    void set(Client client, Step goal) {
        goals.put(client, goal);
    }

    void forget(Client client) {
        goals.remove(client);
    }

    void reached(Client client, Step step) {
        goals.remove(client, step);
    }

    /** Takes out what can no longer be reached: the request is over. */
    Map<Client, Step> missed() {
        Map<Client, Step> missed = new LinkedHashMap<>(goals);
        missed.keySet().removeIf(Client::isBusy);
        goals.keySet().removeAll(missed.keySet());
        return missed;
    }
}
