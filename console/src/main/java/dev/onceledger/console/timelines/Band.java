package dev.onceledger.console.timelines;

import dev.onceledger.timeline.Scene;
import dev.onceledger.timeline.Tick;
import dev.onceledger.timeline.run.TickResult;
import java.util.List;
import java.util.Optional;

/**
 * One tick as far as it has run.
 *
 * @param tick as written
 * @param beats its actions, each with what it came to
 * @param checks its expectations, each compared
 * @param result what the tick showed; empty while it is running
 */
record Band(Tick tick, List<Beat> beats, List<Checked> checks, Optional<TickResult> result) {
    Band {
        beats = List.copyOf(beats);
        checks = List.copyOf(checks);
    }

    long unmet() {
        return checks.stream().filter(check -> !check.holds()).count();
    }

    /** What it has shown by now; empty before anything has happened in it. */
    Optional<TickResult> soFar() {
        return result.or(() -> beats.isEmpty()
                ? Optional.empty()
                : Optional.of(beats.get(beats.size() - 1).soFar()));
    }

    /** What was there at its end. */
    Optional<Scene> lastScene() {
        return beats.isEmpty()
                ? Optional.empty()
                : Optional.of(beats.get(beats.size() - 1).scene());
    }
}
