package dev.onceledger.console.send;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.Scope;

/**
 * What the database holds for one key, read by the window's own connection.
 *
 * @param records ledger records, committed
 * @param orders orders, committed
 */
record Committed(long records, long orders) {
    private static final String COUNT = """
            select (select count(*) from idempotency_records
                    where principal = :principal and operation = :operation and idem_key = :key) as records,
                   (select count(*) from orders
                    where principal = :principal and operation = :operation and idem_key = :key) as orders
            """;

    static Committed read(LedgerDatabase database, Scope scope) {
        return database.client()
                .sql(COUNT)
                .param("principal", scope.principal())
                .param("operation", scope.operation())
                .param("key", scope.key())
                .query((row, number) -> new Committed(row.getLong("records"), row.getLong("orders")))
                .single();
    }
}
