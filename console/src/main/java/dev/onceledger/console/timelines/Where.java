package dev.onceledger.console.timelines;

/**
 * Where a pane runs its timeline.
 *
 * @param ground the database
 * @param design what the requests are sent to
 */
record Where(Ground ground, DesignChoice design) {
    /** Where every pane begins. */
    static final Where FIRST = new Where(Ground.H2_MEMORY, DesignChoice.ORDER_SERVICE);

    Where on(Ground other) {
        return new Where(other, design);
    }

    Where with(DesignChoice other) {
        return new Where(ground, other);
    }
}
