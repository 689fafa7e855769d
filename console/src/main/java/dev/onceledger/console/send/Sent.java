package dev.onceledger.console.send;

import java.time.Duration;
import java.time.Instant;

/**
 * One request that was sent, and what is known of it.
 *
 * @param number counted from 1
 * @param call what was sent
 * @param at when
 * @param reply what came back, null while it is awaited
 * @param before what was committed for its key before, null where that could not be read
 * @param after what was committed once the answer was there or had been given up, null until then
 * @param found what a look-up found later, or null
 */
record Sent(int number, OrderCall call, Instant at, Reply reply, Committed before, Committed after, Reply found) {
    private static final int CREATED = 201;

    /**
     * What came back.
     *
     * @param status the HTTP status; 0 where no answer came
     * @param code the problem's code, the record's status on a look-up, or empty
     * @param replayed whether the stored answer was given again
     * @param body as text; where no answer came, why
     * @param took from sending until here
     */
    record Reply(int status, String code, boolean replayed, String body, Duration took) {
        /** The order that a first success speaks of; empty if it speaks of none. */
        String orderId() {
            return status == CREATED && !replayed ? Sender.member(body, "orderId") : "";
        }

        static Reply none(String why, Duration took) {
            return new Reply(0, "", false, why, took);
        }

        boolean isAnswer() {
            return status > 0;
        }
    }

    /** Whether nobody knows what became of it: no answer came, and no look-up has found a record since. */
    boolean isUnknown() {
        return reply != null && !reply.isAnswer() && (found == null || found.status() != 200);
    }

    /** What a look-up found, or else what came back; null while there is neither. */
    Reply told() {
        return found == null ? reply : found;
    }

    Sent counted(Committed now) {
        return new Sent(number, call, at, reply, now, after, found);
    }

    Sent answered(Reply answer) {
        return new Sent(number, call, at, answer, before, after, found);
    }

    Sent committed(Committed now) {
        return new Sent(number, call, at, reply, before, now == null ? after : now, found);
    }

    Sent lookedUp(Reply record) {
        return new Sent(number, call, at, reply, before, after, record);
    }
}
