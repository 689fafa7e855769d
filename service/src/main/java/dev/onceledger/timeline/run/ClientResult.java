package dev.onceledger.timeline.run;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Standing;
import java.util.List;

/**
 * What one client did in one tick.
 *
 * @param client who
 * @param did the steps that it passed and what befell it, in order
 * @param standing where it is at the end of the tick
 */
public record ClientResult(String client, List<Bilingual> did, Standing standing) {
    /** Keeps its own list. */
    public ClientResult {
        did = List.copyOf(did);
    }
}
