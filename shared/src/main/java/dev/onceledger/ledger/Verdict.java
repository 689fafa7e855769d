package dev.onceledger.ledger;

import dev.onceledger.fingerprint.Fingerprint;
import java.util.Optional;

/** What a lost claim is answered with: a pure function of the record and the request's fingerprint. */
public sealed interface Verdict {
    /** No record: the winner rolled back, or is still at work. */
    record Absent() implements Verdict {}

    /** Another request holds this key, whatever became of it. */
    record Reused(LedgerRecord record) implements Verdict {}

    /** The same request was answered before; this is its answer. */
    record Replay(LedgerRecord record) implements Verdict {}

    /** The same request was answered, and its answer has been swept. */
    record Expired(LedgerRecord record) implements Verdict {}

    /** A committed PROCESSING row, which only a foreign writer can have left. */
    record InProgress(LedgerRecord record) implements Verdict {}

    /** A status or a fingerprint version that this version does not know, or a terminal record without its answer. */
    record UnknownState(LedgerRecord record) implements Verdict {}

    /** One answer for each verdict; the compiler insists on all of them. */
    interface Cases<T> {
        /** No record was found. */
        T absent();

        /** Another fingerprint stands under the key. */
        T reused(LedgerRecord record);

        /** The stored answer is to be given again. */
        T replay(LedgerRecord record);

        /** The key is a tombstone. */
        T expired(LedgerRecord record);

        /** A foreign writer committed PROCESSING. */
        T inProgress(LedgerRecord record);

        /** The status is unheard of. */
        T unknownState(LedgerRecord record);
    }

    /**
     * Judges: the fingerprint first, then the status.
     *
     * @param found the record read afresh, if any
     * @param canonical the canonical text of the request at hand; hashed by the version that the record's fingerprint has
     */
    static Verdict of(Optional<LedgerRecord> found, String canonical) {
        if (found.isEmpty()) {
            return new Absent();
        }
        LedgerRecord record = found.get();
        Optional<Fingerprint> stored = Fingerprint.read(record.fingerprint());
        if (stored.isEmpty()) {
            return new UnknownState(record);
        }
        if (!stored.get().matches(record.scope().principal(), record.scope().operation(), canonical)) {
            return new Reused(record);
        }
        return switch (record.status()) {
            case SUCCEEDED, FAILED_FINAL -> record.answer() == null ? new UnknownState(record) : new Replay(record);
            case EXPIRED -> new Expired(record);
            case PROCESSING -> new InProgress(record);
            case UNKNOWN -> new UnknownState(record);
        };
    }

    /** Decides by the kind of verdict. */
    default <T> T match(Cases<T> cases) {
        if (this instanceof Absent) {
            return cases.absent();
        } else if (this instanceof Reused reused) {
            return cases.reused(reused.record());
        } else if (this instanceof Replay replay) {
            return cases.replay(replay.record());
        } else if (this instanceof Expired expired) {
            return cases.expired(expired.record());
        } else if (this instanceof InProgress inProgress) {
            return cases.inProgress(inProgress.record());
        }
        return cases.unknownState(((UnknownState) this).record());
    }
}
