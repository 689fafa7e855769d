package dev.onceledger.design;

/**
 * What a design remembers at one moment.
 *
 * @param rows rows of the ledger, or of whatever table or store takes its place
 * @param inProgress of these, how many say that a request is in progress
 * @param endless of these, how many are never forgotten
 */
public record Keys(long rows, long inProgress, long endless) {
    /** Nothing. */
    public static final Keys NONE = new Keys(0, 0, 0);
}
