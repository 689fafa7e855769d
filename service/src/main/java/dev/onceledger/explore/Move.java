package dev.onceledger.explore;

import java.util.Arrays;

/**
 * One thing that is done at one point of a schedule.
 *
 * @param kind what is done
 * @param actor to which client; for {@link Kind#HAPPEN} which of the scenario's meanwhile actions, by number
 */
record Move(Kind kind, String actor) {
    enum Kind {
        STEP(""),
        DIE("!die:"),
        FAIL_FINAL("!final:"),
        FAIL_TRANSIENT("!transient:"),
        HAPPEN("#");

        private final String mark;

        Kind(String mark) {
            this.mark = mark;
        }
    }

    boolean isFault() {
        return kind == Kind.DIE || kind == Kind.FAIL_FINAL || kind == Kind.FAIL_TRANSIENT;
    }

    /** As {@link #parse} reads it. */
    String text() {
        return kind.mark + actor;
    }

    static Move parse(String text) {
        Kind kind = Arrays.stream(Kind.values())
                .filter(one -> one != Kind.STEP && text.startsWith(one.mark))
                .findFirst()
                .orElse(Kind.STEP);
        return new Move(kind, text.substring(kind.mark.length()));
    }
}
