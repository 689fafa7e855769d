package dev.onceledger.console.send;

import dev.onceledger.order.CancelRequest;
import dev.onceledger.order.OrderRequest;

/** What the service is asked to do. */
enum Act {
    /** Make an order. */
    CREATE(OrderRequest.OPERATION),
    /** Cancel one that there is. */
    CANCEL(CancelRequest.OPERATION);

    private final String operation;

    Act(String operation) {
        this.operation = operation;
    }

    /** As the ledger calls it; part of what a key belongs to. */
    String operation() {
        return operation;
    }
}
