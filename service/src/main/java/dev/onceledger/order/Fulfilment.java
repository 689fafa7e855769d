package dev.onceledger.order;

import dev.onceledger.database.LedgerDatabase;

/** What happens to an order after it was placed, outside any idempotency key: the stored answer stays what it was. */
public final class Fulfilment {
    private static final String SHIP = """
            update orders set order_status = 'SHIPPED' where order_id = :orderId and order_status = 'CREATED'
            """;

    private final LedgerDatabase database;

    /** The fulfilment of this database's orders. */
    public Fulfilment(LedgerDatabase database) {
        this.database = database;
    }

    /** Marks an order as shipped; false if it was not waiting to be. */
    public boolean ship(String orderId) {
        return database.client().sql(SHIP).param("orderId", orderId).update() == 1;
    }
}
