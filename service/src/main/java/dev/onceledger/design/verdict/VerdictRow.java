package dev.onceledger.design.verdict;

import java.util.List;
import java.util.Optional;

/**
 * What came of one story for one design; every count is of committed rows and real charges.
 *
 * @param design its name
 * @param scenario the story's name
 * @param orders committed orders
 * @param charges taken by the provider
 * @param ledgerRows rows of the ledger, or keys of whatever takes its place
 * @param stuckKeys keys that say a request is in progress when none is
 * @param wrongAnswers answers that claim what is not so, each with what it claims
 * @param faults why it did not survive: done twice, not done, charged otherwise than ordered; none if it did
 * @param notReached why the story could not be told as it stands, if so
 */
public record VerdictRow(
        String design,
        String scenario,
        long orders,
        long charges,
        long ledgerRows,
        long stuckKeys,
        List<String> wrongAnswers,
        List<String> faults,
        Optional<String> notReached) {
    /** Keeps its own lists. */
    public VerdictRow {
        wrongAnswers = List.copyOf(wrongAnswers);
        faults = List.copyOf(faults);
    }

    /**
     * Whether everything asked for was done once, charged once, and every answer was true. A stuck key counts where it leads to
     * a wrong answer or an honest request that is not served.
     */
    public boolean survived() {
        return faults.isEmpty() && wrongAnswers.isEmpty();
    }
}
