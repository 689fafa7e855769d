package dev.onceledger.design.filterclaim;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.order.Steps;
import java.util.concurrent.atomic.AtomicReference;

/** A request of a client that is watched: whose database its transactions use, who is told of its steps, and what ended it. */
final class Guest {
    /** The request attribute under which servlets find it. */
    static final String ATTRIBUTE = Guest.class.getName();

    private final LedgerDatabase database;
    private final Steps steps;
    private final AtomicReference<Error> end = new AtomicReference<>();

    Guest(LedgerDatabase database, Steps steps) {
        this.database = database;
        this.steps = steps;
    }

    LedgerDatabase database() {
        return database;
    }

    Steps steps() {
        return steps;
    }

    /** Its process ended in the container's thread; the client's own must end with it. */
    void ended(Error how) {
        end.set(how);
    }

    void endIfEnded() {
        Error how = end.get();
        if (how != null) {
            throw how;
        }
    }
}
