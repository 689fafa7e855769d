package dev.onceledger.console.timelines;

import dev.onceledger.database.Target;
import java.util.Optional;

/** Gets hold of the databases that timelines run on. */
interface Grounds extends AutoCloseable {
    /** The key of the text that says why this one cannot be used here; empty if it can. */
    Optional<String> refusal(Ground ground);

    /** The database itself, started if need be; slow, and off the screen's thread. */
    Target open(Ground ground) throws Exception;

    /** Stops what was started. */
    @Override
    void close();
}
