package dev.onceledger.timeline.run;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Sight;
import dev.onceledger.timeline.Tick;
import java.time.Duration;
import java.util.List;

/**
 * What one tick showed.
 *
 * @param tick as written
 * @param clients in the order of the file
 * @param outside what happened that no client did: clock, sweep, shipping
 * @param sight the committed rows at its end
 * @param unmet expectations that did not hold in it
 * @param took real time, which is no part of a trace's text
 */
public record TickResult(
        Tick tick, List<ClientResult> clients, List<Bilingual> outside, Sight sight, List<Unmet> unmet, Duration took) {
    /** Keeps its own lists. */
    public TickResult {
        clients = List.copyOf(clients);
        outside = List.copyOf(outside);
        unmet = List.copyOf(unmet);
    }
}
