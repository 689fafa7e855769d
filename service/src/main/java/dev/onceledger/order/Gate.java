package dev.onceledger.order;

import dev.onceledger.database.Pending;

/** The steps of one request, told to all who listen; some are reached only by the winner of a claim. */
final class Gate implements Steps {
    private final Steps register;
    private final Steps watcher;

    Gate(Steps register, Steps watcher) {
        this.register = register;
        this.watcher = watcher;
    }

    @Override
    public void at(Step step) throws FinalRefusal {
        register.at(step);
        watcher.at(step);
    }

    /** A step that only a winner reaches; while nobody watches, nothing is sent to learn who that is. */
    void at(Step step, Pending<Boolean> won) throws FinalRefusal {
        if ((won.isKnown() || watched()) && won.get()) {
            at(step);
        }
    }

    /** A step that comes before or after the transaction, where a final refusal has no place. */
    void outside(Step step) {
        try {
            at(step);
        } catch (FinalRefusal misplaced) {
            throw new IllegalStateException("a request cannot be refused for good at '" + step.text() + "'", misplaced);
        }
    }

    @Override
    public void inSession(long id) {
        register.inSession(id);
        watcher.inSession(id);
    }

    @Override
    public boolean watched() {
        return watcher.watched();
    }
}
