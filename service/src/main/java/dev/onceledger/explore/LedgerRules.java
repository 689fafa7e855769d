package dev.onceledger.explore;

import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Scene;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.run.Rehearsal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What the ledger promises. */
final class LedgerRules implements Rules {
    private final Timeline scenario;
    private final Invariants invariants;

    LedgerRules(Timeline scenario) {
        this.scenario = scenario;
        this.invariants = new Invariants(scenario.setup());
    }

    @Override
    public List<Breach> broken(Rehearsal rehearsal, Map<String, NamedRequest> requests, boolean failed) {
        if (rehearsal.isStuck()) {
            return List.of(Endings.DEADLOCK);
        }
        Scene scene = rehearsal.scene();
        List<Breach> found = new ArrayList<>(invariants.broken(scene, rehearsal.sold(), requests));
        Endings.failure(scene).ifPresent(found::add);
        if (found.isEmpty() && !failed) {
            Endings.unmet(scenario, scene).ifPresent(found::add);
        }
        return found;
    }
}
