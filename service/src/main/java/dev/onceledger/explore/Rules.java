package dev.onceledger.explore;

import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.run.Rehearsal;
import java.util.List;
import java.util.Map;

/** Judges what a schedule has left. */
@FunctionalInterface
interface Rules {
    /**
     * What is broken.
     *
     * @param requests the last request of each client
     * @param failed whether something was made to fail in this schedule
     */
    List<Breach> broken(Rehearsal rehearsal, Map<String, NamedRequest> requests, boolean failed);
}
