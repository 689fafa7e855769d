package dev.onceledger.design.filterclaim;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.order.FinalRefusal;
import dev.onceledger.order.Step;
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

    /** What a step does to the client in the container's thread, its own must learn: the container wraps what it does not know. */
    Steps steps() {
        return new Steps() {
            @Override
            public void at(Step step) throws FinalRefusal {
                try {
                    steps.at(step);
                } catch (Error how) {
                    end.set(how);
                    throw how;
                }
            }

            @Override
            public boolean watched() {
                return steps.watched();
            }
        };
    }

    boolean hasEnded() {
        return end.get() != null;
    }

    void endIfEnded() {
        Error how = end.get();
        if (how != null) {
            throw how;
        }
    }
}
