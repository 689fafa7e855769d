package dev.onceledger.ledger;

import java.util.EnumSet;
import java.util.Set;

/** The status of a ledger record, and which status may follow which. */
public enum Status {
    /** Claimed inside an open transaction; a committed one comes from a foreign writer. */
    PROCESSING,
    /** The operation succeeded and its answer is stored. */
    SUCCEEDED,
    /** The operation was refused for good and the refusal is stored. */
    FAILED_FINAL,
    /** A tombstone: the answer is gone, the key never runs again. */
    EXPIRED,
    /** A text in the database that this version does not know; never written. */
    UNKNOWN;

    /** Reads a status as the database holds it; anything unheard of is {@link #UNKNOWN}. */
    public static Status of(String text) {
        for (Status status : values()) {
            if (status.name().equals(text)) {
                return status;
            }
        }
        return UNKNOWN;
    }

    /** The statuses that a record in this one may take next. */
    public Set<Status> next() {
        return switch (this) {
            case PROCESSING -> EnumSet.of(SUCCEEDED, FAILED_FINAL);
            case SUCCEEDED, FAILED_FINAL -> EnumSet.of(EXPIRED);
            case EXPIRED, UNKNOWN -> EnumSet.noneOf(Status.class);
        };
    }

    /** Whether the record holds a stored answer, which only a sweep may still end. */
    public boolean isTerminal() {
        return this == SUCCEEDED || this == FAILED_FINAL;
    }
}
