package dev.onceledger.timeline.file;

import dev.onceledger.ledger.Scope;
import java.util.List;

/** What an expectation claims of its moment, as far as others can contradict it. */
sealed interface Claim {
    /** So many of something are there. */
    record Counted(String what, int number) implements Claim {}

    /** So many of these clients are there. */
    record Among(List<String> clients, Place place, int number) implements Claim {
        static Among one(String client, Place place) {
            return new Among(List.of(client), place, 1);
        }
    }

    /** Both have answers, of equal bytes. */
    record SameBytes(String one, String other) implements Claim {}

    /**
     * The record of a scope.
     *
     * @param fingerprint of the request that it is about
     * @param status or none
     * @param order that it names; empty if that is not said
     */
    record Recorded(Scope scope, String fingerprint, String status, String order) implements Claim {}

    /**
     * An order.
     *
     * @param status or none
     */
    record Ordered(String order, String status) implements Claim {}
}
