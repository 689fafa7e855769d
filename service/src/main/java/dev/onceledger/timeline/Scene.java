package dev.onceledger.timeline;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Everything that can be seen at one moment.
 *
 * @param clients where each client is, in the order of the file
 * @param sight the committed rows
 */
public record Scene(Map<String, Standing> clients, Sight sight) {
    /** Keeps its own map. */
    public Scene {
        clients = Collections.unmodifiableMap(new LinkedHashMap<>(clients));
    }
}
