package dev.onceledger.design;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Inside;
import java.util.Set;

/** One way of doing idempotency, deployed over one database and whatever else it keeps its keys in. */
public interface Design extends AutoCloseable {
    /** By which it is called, such as {@code redis-store}. */
    String name();

    /** The phases that a request of this design can reach. */
    Set<Phase> phases();

    /** What this design leaves open even when nothing goes wrong with it; one sentence for people. */
    Bilingual leavesOpen();

    /** What of a request that is held at this step nobody else can see. */
    default Inside inside(Step step) {
        return Inside.ofOrderAndCharge(step);
    }

    /**
     * The way in for one client.
     *
     * @param database on whose connections its transactions run: this design's own database, or the same over one client's
     *     connection
     */
    Door door(LedgerDatabase database);

    /** What this design remembers now. */
    Keys keys();

    /**
     * Lets the time pass after which this design forgets, and does what it then does: sweeps, or just loses its keys.
     *
     * @return how many keys it has forgotten or cleared
     */
    long retentionPasses();

    /** Lets each key pass its time to live, and nothing else; yields how many are gone. */
    default long keysExpire() {
        return retentionPasses();
    }

    /** Forgets every key outside of the ledger's own tables, for a new run. */
    void clear();

    /** Gives back what the deployment holds; the database stays open. */
    @Override
    void close();
}
