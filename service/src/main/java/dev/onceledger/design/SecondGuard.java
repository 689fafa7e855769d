package dev.onceledger.design;

import dev.onceledger.database.LedgerDatabase;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The database's own UNIQUE (user, operation, key) on orders, which a run may take away to see what a design is worth alone. */
public final class SecondGuard {
    private static final String ROWS =
            "select (select count(*) from orders) + (select count(*) from idempotency_records)";

    private static final String DROP = "alter table orders drop constraint if exists orders_one_per_key";

    private SecondGuard() {}

    /**
     * Drops the constraint in a ledger that was made for a run.
     *
     * @throws IllegalStateException if there are rows: a ledger that anybody uses keeps its guard
     */
    public static void drop(LedgerDatabase run) {
        JdbcClient client = run.client();
        if (client.sql(ROWS).query(Long.class).single() > 0) {
            throw new IllegalStateException("the second guard is dropped only in an empty ledger made for a run");
        }
        client.sql(DROP).update();
    }
}
