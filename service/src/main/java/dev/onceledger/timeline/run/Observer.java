package dev.onceledger.timeline.run;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.fingerprint.Fingerprint;
import dev.onceledger.ledger.Scope;
import dev.onceledger.ledger.Status;
import dev.onceledger.timeline.Sight;
import dev.onceledger.timeline.Sight.SeenOrder;
import dev.onceledger.timeline.Sight.SeenRecord;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Looks at the committed rows from outside of every client's transaction. */
final class Observer {
    private static final String RECORDS = """
            select principal, operation, idem_key, fingerprint, status, response_status, resource_id
            from idempotency_records
            order by created_at, principal, operation, idem_key
            """;

    private static final String ORDERS = """
            select order_id, principal, operation, idem_key, order_status, amount from orders order by order_id
            """;

    private static final String STOCK = "select sku, available from stock order by sku";

    private static final String SOLD = """
            select i.sku, sum(i.qty) as qty from order_items i join orders o on o.order_id = i.order_id
            where o.order_status <> 'CANCELLED'
            group by i.sku order by i.sku
            """;

    private final JdbcClient client;

    Observer(LedgerDatabase database) {
        this.client = database.client();
    }

    Sight look() {
        TreeMap<String, Integer> stock = new TreeMap<>();
        client.sql(STOCK).query((ResultSet row) -> {
            stock.put(row.getString("sku"), row.getInt("available"));
        });
        return new Sight(
                records(), client.sql(ORDERS).query((row, number) -> order(row)).list(), stock);
    }

    List<SeenRecord> records() {
        return client.sql(RECORDS).query((row, number) -> record(row)).list();
    }

    /** How many of each SKU stand in committed orders that are not cancelled. */
    SortedMap<String, Integer> sold() {
        TreeMap<String, Integer> sold = new TreeMap<>();
        client.sql(SOLD).query((ResultSet row) -> {
            sold.put(row.getString("sku"), row.getInt("qty"));
        });
        return sold;
    }

    private static SeenRecord record(ResultSet row) throws SQLException {
        return new SeenRecord(
                scope(row),
                Fingerprint.parse(row.getString("fingerprint")).shortForm(),
                Status.of(row.getString("status")),
                row.getObject("response_status", Integer.class),
                row.getString("resource_id"));
    }

    private static SeenOrder order(ResultSet row) throws SQLException {
        return new SeenOrder(
                row.getString("order_id"), scope(row), row.getString("order_status"), row.getBigDecimal("amount"));
    }

    private static Scope scope(ResultSet row) throws SQLException {
        return new Scope(row.getString("principal"), row.getString("operation"), row.getString("idem_key"));
    }
}
