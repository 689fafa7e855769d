package dev.onceledger.timeline;

import dev.onceledger.order.Step;
import java.util.EnumSet;
import java.util.Set;

/** What of a held request nobody else can see. */
public enum Inside {
    /** It has no transaction open: what it has done is there for everybody. */
    NOTHING,
    /** Its transaction is open. */
    TRANSACTION,
    /** Its transaction is open, and holds the ledger row of its key. */
    CLAIM;

    private static final Set<Step> CLAIMED = EnumSet.range(Step.CLAIMED, Step.BEFORE_COMMIT);
    private static final Set<Step> WORKING = EnumSet.range(Step.STOCK_LOCKED, Step.BEFORE_COMMIT);

    /** For a request of the ledger, which claims in its transaction and has nothing charged before the commit. */
    public static Inside ofLedger(Step step) {
        return CLAIMED.contains(step) || step == Step.WORKED ? CLAIM : NOTHING;
    }

    /** For a request whose key lies elsewhere, and whose transaction holds the order and outlasts the charge. */
    public static Inside ofOrderAndCharge(Step step) {
        boolean open = WORKING.contains(step) || step == Step.WORKED || step == Step.CHARGED;
        return open ? TRANSACTION : NOTHING;
    }
}
