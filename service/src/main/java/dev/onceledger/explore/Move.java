package dev.onceledger.explore;

/**
 * One thing that is done at one point of a schedule.
 *
 * @param kind what is done
 * @param actor to which client; for {@link Kind#HAPPEN} which of the scenario's meanwhile actions, by number
 */
record Move(Kind kind, String actor) {
    enum Kind {
        STEP,
        DIE,
        FAIL_FINAL,
        FAIL_TRANSIENT,
        HAPPEN
    }

    boolean isFault() {
        return kind == Kind.DIE || kind == Kind.FAIL_FINAL || kind == Kind.FAIL_TRANSIENT;
    }
}
