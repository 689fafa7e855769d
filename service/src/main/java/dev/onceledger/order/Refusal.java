package dev.onceledger.order;

/**
 * A business refusal found by judging, before anything was changed.
 *
 * @param problem what is answered
 * @param isFinal whether it is stored under the key; otherwise the key stays free
 */
record Refusal(Problem problem, boolean isFinal) {
    static Refusal stored(Problem problem) {
        return new Refusal(problem, true);
    }

    static Refusal forNow(Problem problem) {
        return new Refusal(problem, false);
    }
}
