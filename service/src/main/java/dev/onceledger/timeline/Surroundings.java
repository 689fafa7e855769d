package dev.onceledger.timeline;

import java.time.Duration;

/** What can happen around the clients of a timeline: time passes, and others change what is kept. */
public interface Surroundings {
    /** The ledger clock moves on. */
    void advanceClock(Duration by);

    /** A sweep runs now. */
    void sweep() throws Unreachable;

    /** Each key passes its time to live, and nothing else does. */
    void keysExpire() throws Unreachable;

    /** The time passes after which requests are forgotten. */
    void retentionPasses() throws Unreachable;

    /** The Redis that was started for this run stops, or comes back with nothing in it. */
    void redis(boolean up) throws Unreachable;

    /** An order is shipped from outside. */
    void ship(String orderId) throws Unreachable;

    /** The stock of a SKU is set from outside. */
    void restock(String sku, int available) throws Unreachable;
}
