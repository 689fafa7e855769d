package dev.onceledger.console.timelines;

import dev.onceledger.database.Target;
import dev.onceledger.timeline.run.Deployment;
import java.util.Optional;

/** Gets hold of what timelines run on: databases, and the Redis of designs that need one. */
interface Grounds extends AutoCloseable {
    /** The key of the text that says why this one cannot be used here; empty if it can. */
    Optional<String> refusal(Ground ground);

    /** The database itself, started if need be; slow, and off the screen's thread. */
    Target open(Ground ground) throws Exception;

    /** What is deployed over a run's ledger; the Redis of a design is started when one is first deployed that needs it. */
    Deployment.Kind kind(DesignChoice design);

    /** Stops what was started. */
    @Override
    void close();
}
