package dev.onceledger.attempts;

import dev.onceledger.ledger.LedgerClock;
import java.time.Duration;
import java.time.Instant;

/**
 * When something happened, told before the database can be asked for its time.
 *
 * @param nanos monotonic
 * @param offset of the ledger clock at that moment
 */
record Moment(long nanos, Duration offset) {
    static Moment by(LedgerClock clock) {
        return new Moment(System.nanoTime(), clock.offset());
    }

    /** By the ledger clock, given what the database's own clock showed at a monotonic time; one reading keeps a batch in order. */
    Instant at(Instant databaseNow, long readNanos) {
        return databaseNow.minusNanos(readNanos - nanos).plus(offset);
    }
}
